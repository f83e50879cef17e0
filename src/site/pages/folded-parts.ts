import type { PlacedBlock } from '../blocks/place-blocks.tsx';

/** Of a page about a cover: what only some readers look for is closed at first; what everyone should see is not. */
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
