import { bookkeepingNames } from '../fields/data-fields.ts';

/** Fields that programs read, and labels of buttons: no sentences of the page. */
const notRead: ReadonlySet<string> = new Set([
  ...bookkeepingNames,
  ...['block', 'blockType', 'href', 'source', 'anchor', 'button', 'path', 'slug', 'key', 'contentKey'],
  ...['kind', 'audience', 'group', 'form', 'captcha', 'tool', 'picture', 'tone', 'asOn'],
  ...['publishAt', 'unpublishAt', 'sortDate', 'category', 'parent'],
]);

type Node = { text?: unknown; type?: unknown; children?: unknown };

/**
 * The texts that someone reads, in their order, out of anything that editors write: a seed with its Markdown, a stored
 * record with rich text, what is in the form on the screen. A paragraph of rich text is one text.
 */
export function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return value ? [value] : [];
  if (Array.isArray(value)) return value.flatMap(textsOf);
  if (typeof value !== 'object' || value === null) return [];
  if ('root' in value) return paragraphsOf(value.root as Node);
  return Object.entries(value).flatMap(([name, inner]) => (notRead.has(name) ? [] : textsOf(inner)));
}

const inline = new Set(['text', 'link', 'autolink', 'linebreak', 'tab']);

function paragraphsOf(node: Node): string[] {
  const children = Array.isArray(node.children) ? (node.children as Node[]) : [];
  if (children.length > 0 && children.every(({ type }) => inline.has(String(type)))) {
    const text = children.map(inlineText).join('');
    return text ? [text] : [];
  }
  return children.flatMap(paragraphsOf);
}

function inlineText({ text, type, children }: Node): string {
  if (typeof text === 'string') return text;
  if (Array.isArray(children)) return (children as Node[]).map(inlineText).join('');
  return type === 'linebreak' || type === 'tab' ? ' ' : '';
}

export function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.?!])(?<!\bno\.)\s+|\n+/i).filter(Boolean);
}
