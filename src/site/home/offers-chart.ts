import type { Block, PageContent } from '#content/model.ts';

export const chartPath = '/risk-janampatri';

/** The chart is offered where one of the page's lists of links leads to it: editors say when, by editing it. */
export function offersChart({ blocks }: Pick<PageContent, 'blocks'>): boolean {
  return blocks.some(leadsToChart);
}

export function leadsToChart(block: Block): boolean {
  return block.blockType === 'links' && block.links.some(({ href }) => href === chartPath);
}
