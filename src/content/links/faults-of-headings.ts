import { isData } from '../fields/walk-fields.ts';

/** The levels of a text's headings in their order: 2 for a heading that is under the page's. */
export function headingLevels(node: unknown): number[] {
  if (!isData(node)) return [];
  const own = node.type === 'heading' ? [Number(String(node.tag ?? 'h2').slice(1))] : [];
  const children = Array.isArray(node.children) ? node.children : [];
  return [...own, ...children.flatMap(headingLevels)];
}

/**
 * Anyone who reads by headings is lost where one is left out.
 * @param above the level of the heading that the text is under: 1 for the page's, 2 for a block's
 */
export function faultOfHeadings(levels: readonly number[], above: number): string | undefined {
  let last = above;
  for (const level of levels) {
    // The largest that the editor offers is rendered as the one below it: the page has its own.
    const drawn = Math.max(2, level);
    if (drawn > last + 1)
      return `A heading of level ${drawn} follows one of level ${last}: use “Heading ${last + 1}” there.`;
    last = drawn;
  }
  return undefined;
}
