import { Blocks, type PlacedBlock } from '../blocks/place-blocks.tsx';
import { FoldContext } from '../blocks/section.tsx';
import { isPicture } from '../document/stylesheet.ts';

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

/** A page with more sections is a long read: its first part, the answer, is open, and the details are folds. */
const maxOpenSections = 8;

/** @param sections how many the page has: a part may consist of several */
export function isLongRead(sections: number): boolean {
  return sections > maxOpenSections;
}

/** The first picture is open, as on a page about a cover; a second one is a detail. A form is what such a page is for. */
export function isFoldedInLongRead(one: PlacedBlock, index: number, all: readonly PlacedBlock[]): boolean {
  const { blockType } = one.block;
  // It leaves its beginning open itself.
  if (blockType === 'terms') return true;
  if (index === 0 || blockType === 'visitor-form') return false;
  if (isPicture(blockType)) return all.findIndex(({ block }) => isPicture(block.blockType)) < index;
  return isFoldedOnCovers(one) || blockType === 'letter';
}

type FoldableBlocksProps = {
  placed: PlacedBlock[];
  isFolded: (one: PlacedBlock, index: number, all: readonly PlacedBlock[]) => boolean;
};

/** The blocks in their order, some of them as folds. */
export function FoldableBlocks({ placed, isFolded }: FoldableBlocksProps) {
  return placed.map((one, index, all) => (
    <FoldContext key={one.anchor} value={isFolded(one, index, all)}>
      <Blocks placed={[one]} />
    </FoldContext>
  ));
}
