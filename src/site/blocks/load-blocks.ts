import type { Block, BlockType } from '#content/model.ts';
import type { Reader } from '#content/read/reader.ts';
import type { BlockData } from '../document/page-data.ts';
import type { BlockView } from './block-definition.ts';
import { views } from './views.ts';

/** Loads the data that blocks show besides their own content, and counts the parts that the page has for it. */
export async function loadBlocks(
  blocks: Block[],
  { ask, cardWithKey }: Pick<Reader, 'ask' | 'cardWithKey'>,
  part: number,
): Promise<{ blockData: BlockData; parts: number }> {
  let parts = 1;
  const goesOn = (wanted: number) => {
    parts = Math.max(parts, wanted);
  };
  const blockData = new Map<string, unknown>();
  for (const block of blocks) {
    // The record gives each type its own view; the compiler does not follow it through a union.
    const { load }: BlockView<BlockType, unknown> = views[block.blockType];
    if (load) blockData.set(block.id, await load(block, { ask, cardWithKey, part, goesOn }));
  }
  return { blockData, parts };
}
