import { asParagraph, inlineMarkdown, isInline } from './markdown-inline.ts';
import { markdownTable } from './markdown-table.ts';
import { type Element, elementsWhere, hasClass, isElement, isNamed, type Node } from './nodes.ts';

/**
 * Elements that a reader of Markdown skips: controls, scripts and drawings, and the bar, rail, folds' summaries and
 * tools' questions that repeat the page or another one.
 */
const unread = ['script', 'style', 'nav', 'form', 'search', 'svg', 'dialog', 'button', 'template'];
const repeating = ['call-bar', 'rail', 'fold-inside', 'first-question'];

function isRead(node: Node): boolean {
  if (!isElement(node)) return true;
  const { name, attribs } = node;
  const isRepeating = repeating.some((className) => hasClass(node, className));
  return !unread.includes(name) && attribs['aria-hidden'] !== 'true' && !isRepeating;
}

/** Paragraphs, headings, lists and tables, in their order; between them there is an empty line. */
export function markdownBlocks(nodes: readonly Node[], address: string): string[] {
  const blocks: string[] = [];
  let line: Node[] = [];
  const endLine = () => {
    const text = inlineMarkdown(line, address);
    if (text) blocks.push(asParagraph(text));
    line = [];
  };
  for (const node of nodes.filter(isRead)) {
    if (isInline(node)) {
      line.push(node);
      continue;
    }
    endLine();
    if (isElement(node)) blocks.push(...blocksOf(node, address));
  }
  endLine();
  return blocks;
}

function blocksOf(element: Element, address: string): string[] {
  const { name, children } = element;
  const inside = () => markdownBlocks(children, address);
  const level = levelOf(element);
  if (level > 0) return [`${'#'.repeat(level)} ${inlineMarkdown(children.filter(isRead), address)}`];
  switch (name) {
    case 'ul':
    case 'ol':
      return listOf(element, address);
    case 'dl':
      return factsOf(element, address);
    case 'table':
      return markdownTable(element, address);
    case 'blockquote':
      return [inside().join('\n\n').replaceAll(/^/gm, '> ')];
    case 'hr':
      return ['---'];
    default:
      return inside();
  }
}

/**
 * Returns the level of a heading; 0 for any other element. A question that unfolds is in a section, one below its
 * heading.
 */
function levelOf({ name, children }: Element): number {
  if (name !== 'summary') return Number(/^h([1-6])$/.exec(name)?.[1] ?? 0);
  const [heading] = elementsWhere(children, isNamed('h2', 'h3', 'h4'));
  return heading ? levelOf(heading) : 3;
}

function listOf({ name, attribs, children }: Element, address: string): string[] {
  const first = Number(attribs.start ?? 1);
  const items = elementsWhere(children, isNamed('li')).map((item, index) => {
    const mark = name === 'ol' ? `${first + index}. ` : '- ';
    const blocks = markdownBlocks(item.children, address).map(headingAsStrong);
    return {
      blocks,
      text: mark + blocks.join('\n\n').replaceAll(/\n(?=.)/g, `\n${' '.repeat(mark.length)}`),
    };
  });
  const shown = items.filter(({ blocks }) => blocks.length > 0);
  if (shown.length === 0) return [];
  const isLong = shown.some(({ blocks }) => blocks.length > 1);
  return [shown.map(({ text }) => text).join(isLong ? '\n\n' : '\n')];
}

/** In a list a title is not part of the outline. */
function headingAsStrong(block: string): string {
  return block.replace(/^#+ (.+)$/, '**$1**');
}

/** Words and what they mean: `- **word**: meaning`. */
function factsOf({ children }: Element, address: string): string[] {
  const lines: string[] = [];
  let meanings: string[] = [];
  const endLine = () => {
    const last = lines.pop();
    if (last !== undefined) lines.push(meanings.length > 0 ? `${last}: ${meanings.join('; ')}` : last);
    meanings = [];
  };
  for (const part of elementsWhere(children, isNamed('dt', 'dd'))) {
    const text = markdownBlocks(part.children, address).join(' ');
    if (part.name === 'dd') meanings.push(text);
    else {
      endLine();
      lines.push(`- **${text}**`);
    }
  }
  endLine();
  return lines.length > 0 ? [lines.join('\n')] : [];
}
