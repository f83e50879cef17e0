import { parseDocument } from 'htmlparser2';
import { markdownBlocks } from './markdown-blocks.ts';
import { elementsWhere, hasClass, isNamed } from './nodes.ts';

/**
 * A page as Markdown, for programs that read it. It is made from the page's own HTML, so that a block says its words in
 * one place, its view, and both forms always say the same: what is in `main`, and the disclosure that no page is
 * without.
 * @param address the page's canonical one, which is at the end; links lead from there
 */
export function pageMarkdown(html: string, address: string): string {
  const { children } = parseDocument(html);
  const main = elementsWhere(children, isNamed('main'));
  const disclosure = elementsWhere(children, (element) => hasClass(element, 'disclosure'));
  const parts = [main, disclosure].map((part) => markdownBlocks(part, address).join('\n\n'));
  return `${[...parts, `<${address}>`].join('\n\n---\n\n')}\n`;
}
