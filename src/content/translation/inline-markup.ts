import type { RichTextNode } from '../rich-text-value.ts';

/**
 * The text of a paragraph with its marks, as translators see it: `**bold**`, `_italic_`, `[a link](/claims)`, and what
 * Markdown has no marks for as `<u>`, `<sub>`, `<sup>`. The content service's own converter to Markdown forgets those,
 * and the record that a link leads to; here a paragraph comes back as it was. A backslash makes a mark a letter; what is
 * in braces is left alone.
 */
const formats = [
  { bit: 1, on: '**', off: '**' },
  { bit: 2, on: '_', off: '_' },
  { bit: 4, on: '~~', off: '~~' },
  { bit: 16, on: '`', off: '`' },
  { bit: 8, on: '<u>', off: '</u>' },
  { bit: 32, on: '<sub>', off: '</sub>' },
  { bit: 64, on: '<sup>', off: '</sup>' },
] as const;

const marks = /\{[^{}\n]*\}|[\\*_~`[\]{]|<(?=\/?(?:u|sub|sup)>)/g;

/** @returns undefined where one of the nodes is not text, such as a picture */
export function markupOf(nodes: readonly RichTextNode[]): string | undefined {
  let markup = '';
  let format = 0;
  for (const node of nodes) {
    const next = node.type === 'text' ? Number(node.format ?? 0) : 0;
    const inner = innerMarkup(node);
    if (inner === undefined) return undefined;
    if (inner === '') continue;
    markup += toggled(format, next) + inner;
    format = next;
  }
  return markup + toggled(format, 0);
}

function innerMarkup(node: RichTextNode): string | undefined {
  if (node.type === 'text') return escaped(String(node.text ?? ''));
  if (node.type === 'linebreak') return '\n';
  if (node.type === 'tab') return '\t';
  if (!isLink(node)) return undefined;
  const words = markupOf(childrenOf(node));
  return words === undefined ? undefined : `[${words}](${targetOf(node)})`;
}

function escaped(text: string): string {
  return text.replace(marks, (mark) => (mark.length > 1 ? mark : `\\${mark}`));
}

function toggled(from: number, to: number): string {
  const ends = formats.filter(({ bit }) => from & bit && !(to & bit)).map(({ off }) => off);
  const begins = formats.filter(({ bit }) => to & bit && !(from & bit)).map(({ on }) => on);
  return [...ends.reverse(), ...begins].join('');
}

/**
 * Reads a paragraph's text with its marks.
 * @param like the paragraph that it is a translation of: its links come back with everything that is set on them
 */
export function nodesOf(markup: string, like: readonly RichTextNode[]): RichTextNode[] {
  const links = new Map(like.filter(isLink).map((link) => [targetOf(link), link]));
  return read(markup, links).nodes;
}

type Links = ReadonlyMap<string, RichTextNode>;
type Read = { nodes: RichTextNode[]; end: number; target?: string };

/** @param at where to begin; inside a link, reading ends with its target */
function read(markup: string, links: Links, at = 0, isInLink = false): Read {
  const nodes: RichTextNode[] = [];
  let format = 0;
  let text = '';
  const flush = () => {
    if (text) nodes.push(textNode(text, format));
    text = '';
  };
  let place = at;
  while (place < markup.length) {
    const rest = markup.slice(place, place + 2000);
    const target = isInLink ? /^\]\(([^()]*)\)/.exec(rest) : null;
    if (target) {
      flush();
      return { nodes, end: place + target[0].length, target: target[1] ?? '' };
    }
    const link = rest.startsWith('[') && !isInLink ? read(markup, links, place + 1, true) : undefined;
    const mark = formats.find(({ bit, on, off }) => rest.startsWith(format & bit ? off : on));
    const [literal = ''] = /^(?:\{[^{}\n]*\}|\\[^\n])/.exec(rest) ?? [];
    if (literal) {
      text += literal.startsWith('\\') ? literal.slice(1) : literal;
      place += literal.length;
    } else if (link?.target !== undefined) {
      flush();
      nodes.push(linkNode(link.target, link.nodes, links));
      place = link.end;
    } else if (mark) {
      flush();
      place += (format & mark.bit ? mark.off : mark.on).length;
      format ^= mark.bit;
    } else if (rest.startsWith('\n') || rest.startsWith('\t')) {
      flush();
      nodes.push(rest.startsWith('\n') ? { type: 'linebreak', version: 1 } : tabNode);
      place += 1;
    } else {
      text += rest.charAt(0);
      place += 1;
    }
  }
  flush();
  return { nodes, end: place };
}

function textNode(text: string, format: number): RichTextNode {
  return { type: 'text', version: 1, text, format, detail: 0, mode: 'normal', style: '' };
}

const tabNode: RichTextNode = { ...textNode('\t', 0), type: 'tab', detail: 2 };

function linkNode(target: string, children: RichTextNode[], links: Links): RichTextNode {
  const same = links.get(target);
  if (same) return { ...same, children };
  const fields = { linkType: 'custom', url: target, newTab: false };
  return { type: 'link', version: 3, direction: null, format: '', indent: 0, fields, children };
}

/** Where it leads, as it is in the text: an address, or the record. */
function targetOf({ fields }: RichTextNode): string {
  const { linkType, url, doc } = (fields ?? {}) as { linkType?: string; url?: string; doc?: RelatedDoc };
  if (linkType === 'internal' && doc) return `internal:${doc.relationTo}/${idOf(doc.value)}`;
  return String(url ?? '').replace(/[()]/g, (bracket) => (bracket === '(' ? '%28' : '%29'));
}

type RelatedDoc = { relationTo: string; value: unknown };

function idOf(value: unknown): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, 'id') : value;
}

function isLink({ type }: RichTextNode): boolean {
  return type === 'link' || type === 'autolink';
}

export function isInline(node: RichTextNode): boolean {
  return isLink(node) || ['text', 'linebreak', 'tab'].includes(node.type);
}

export function childrenOf({ children }: RichTextNode): RichTextNode[] {
  return Array.isArray(children) ? children : [];
}
