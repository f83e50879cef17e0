import { Blocks, type PlacedBlock } from '../blocks/place-blocks.tsx';
import { FoldContext } from '../blocks/section.tsx';

/** Blocks on a page about a cover that only some readers look for: they are closed at first. */
const folded: readonly PlacedBlock['block']['blockType'][] = [
  'who-for',
  'worked-example',
  'table',
  'price',
  'steps',
  'documents',
  'law',
  'prose',
  // The head leads to it and opens it.
  'visitor-form',
];

export function isFoldedOnCovers({ block }: Pick<PlacedBlock, 'block'>): boolean {
  return folded.includes(block.blockType);
}

type FoldableBlocksProps = { placed: PlacedBlock[]; isFolded: (one: PlacedBlock, index: number) => boolean };

/** The blocks in their order, some of them as folds. */
export function FoldableBlocks({ placed, isFolded }: FoldableBlocksProps) {
  return placed.map((one, index) => (
    <FoldContext key={one.anchor} value={isFolded(one, index)}>
      <Blocks placed={[one]} />
    </FoldContext>
  ));
}
