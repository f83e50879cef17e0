import { type Element, isElement, type Node } from './nodes.ts';

const marks: Record<string, string> = { strong: '**', b: '**', em: '*', i: '*', code: '`', s: '~~' };
const plain = ['span', 'abbr', 'small', 'sub', 'sup', 'u', 'mark', 'time', 'cite', 'q', 'dfn', 'label'];

export function isInline(node: Node): boolean {
  if (!isElement(node)) return node.type === 'text';
  return node.name in marks || plain.includes(node.name) || ['a', 'br', 'img'].includes(node.name);
}

/** One paragraph's text, on one line but for the breaks that it has. */
export function inlineMarkdown(nodes: readonly Node[], address: string): string {
  return (
    nodes
      .map((node) => partOf(node, address))
      .join('')
      .replaceAll(/ {2,}/g, ' ')
      // Two buttons side by side; a bracket of the text has a backslash before it.
      .replaceAll(')[', ') [')
      .replaceAll(/ ?(\\\n) ?/g, '$1')
      .trim()
  );
}

function partOf(node: Node, address: string): string {
  if (node.type === 'text') return escaped(node.data.replaceAll(/\s+/g, ' '));
  if (!isElement(node)) return '';
  if (node.name === 'br') return '\\\n';
  if (node.name === 'img') return imageOf(node, address);
  const text = node.children.map((child) => partOf(child, address)).join('');
  if (node.name === 'a') return linkOf(node, text, address);
  const mark = marks[node.name];
  return mark && text.trim() ? around(text, mark) : text;
}

/** The spaces at its ends stay outside: `**bold **` would be no mark. */
function around(text: string, before: string, after = before): string {
  return text.replace(/\S(.*\S)?/s, (words) => before + words + after);
}

function linkOf({ attribs: { href } }: Element, text: string, address: string): string {
  return href && text.trim() ? around(text, '[', `](${absolute(href, address)})`) : text;
}

function imageOf({ attribs: { src, alt } }: Element, address: string): string {
  return src && alt ? `![${escaped(alt)}](${absolute(src, address)})` : '';
}

/** Makes a link absolute, so that it leads to the site from anywhere. */
function absolute(href: string, address: string): string {
  const target = URL.canParse(href, address) ? new URL(href, address).href : href;
  return target.replaceAll('(', '%28').replaceAll(')', '%29');
}

function escaped(text: string): string {
  return text.replaceAll(/[\\*[\]<`]|(?<!\w)_|_(?!\w)/g, '\\$&');
}

/** A paragraph that begins with a hyphen or `2.` would be a list, one with `#` a heading. */
export function asParagraph(text: string): string {
  return text.replace(/^([#>]|[-+](?=\s))/, '\\$1').replace(/^(\d+)([.)])(?=\s)/, '$1\\$2');
}
