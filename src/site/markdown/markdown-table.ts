import { inlineMarkdown } from './markdown-inline.ts';
import { type Element, elementsWhere, isNamed } from './nodes.ts';

/** Markdown has no table without a head: one that has none (a bill) gets an empty one. */
export function markdownTable({ children }: Element, address: string): string[] {
  const rowsIn = (...names: string[]) =>
    elementsWhere(elementsWhere(children, isNamed(...names)), isNamed('tr')).map((row) =>
      elementsWhere(row.children, isNamed('th', 'td')).map((cell) => cellOf(cell, address)),
    );
  const body = rowsIn('tbody', 'tfoot');
  const width = Math.max(0, ...body.map((row) => row.length));
  if (width === 0) return [];
  const [head = Array.from({ length: width }, () => '')] = rowsIn('thead');
  const rule = Array.from({ length: width }, () => '---');
  return [[head, rule, ...body].map((row) => `| ${row.join(' | ')} |`).join('\n')];
}

function cellOf({ children }: Element, address: string): string {
  return inlineMarkdown(children, address).replaceAll('|', '\\|').replaceAll(/\\?\n/g, ' ');
}
