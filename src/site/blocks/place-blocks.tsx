import type { Block, BlockOf, BlockType } from '#content/model.ts';
import { type SiteView, useSite } from '../document/site-context.tsx';
import { anchorOf } from '../text/addresses.ts';
import type { BlockView, SectionPlace } from './block-definition.ts';
import { views } from './views.ts';

export type PlacedBlock = { block: Block; anchor: string; heading: string | undefined };

// Ids that the shell has on every page.
const shellIds = [
  'main',
  'sidebar',
  'open-sidebar',
  'call-back',
  'call-back-title',
  'toasts',
  'contents',
  'chart-title',
  'chart-description',
];

/** Gives every block a place that links can name: its own anchor, or its heading's words; never twice. */
export function placeBlocks(blocks: Block[]): PlacedBlock[] {
  const taken = new Set(shellIds);
  return blocks.map((block, index) => {
    const { heading } = block;
    const own = 'anchor' in block ? block.anchor : undefined;
    const wanted = own || (heading && anchorOf(heading)) || `part-${index + 1}`;
    const anchor = taken.has(wanted) ? `${wanted}-${index + 1}` : wanted;
    taken.add(anchor);
    return { block, anchor, heading };
  });
}

/** Returns the block's entries in a list of contents: none where it has nothing to show on the day. */
export function contentsOf({ block, anchor, heading }: PlacedBlock, site: SiteView): SectionPlace[] {
  const { contents }: BlockView<BlockType, unknown> = views[block.blockType];
  const { clock, locale, blockData } = site;
  if (!isShown(block, site)) return [];
  if (contents) return contents({ anchor, data: blockData.get(block.id), clock, locale });
  return heading ? [{ anchor, heading }] : [];
}

/** Has it anything to show on the day on which the page is rendered? */
function isShown(block: Block, { blockData, clock, settings }: SiteView): boolean {
  // The record gives each type its own view; the compiler does not follow it through a union.
  const { isEmpty }: BlockView<BlockType, unknown> = views[block.blockType];
  return !isEmpty?.({ block, data: blockData.get(block.id), clock, settings });
}

export function Blocks({ placed }: { placed: PlacedBlock[] }) {
  return placed.map(({ block, anchor }) => <RenderedBlock key={anchor} block={block} anchor={anchor} />);
}

export function RenderedBlock<Type extends BlockType>({
  block,
  anchor,
}: {
  block: BlockOf<Type>;
  anchor: string;
}) {
  const { view: View } = views[block.blockType];
  const site = useSite();
  if (!isShown(block, site)) return null;
  const data = site.blockData.get(block.id);
  return <View block={block} anchor={anchor} data={data} />;
}
