import { filledText, type Range, type SettingOf, unsetSentences, without } from './unset-sentences.ts';

/** A value that a list leaves out, because what it consists of named empty settings; elsewhere the rest of it stays. */
class Gone {
  readonly rest: unknown;

  constructor(rest: unknown) {
    this.rest = rest;
  }
}

type Plain = Record<string, unknown>;

/** Texts that accompany an item or a block; it is complete without them. */
const accompanying = ['intro', 'lead', 'note', 'source', 'description', 'caveat', 'preview', 'foot'];

/**
 * Fills every string inside a plain value. An item of a list goes with the text that it consists of, a row with any of
 * its cells, and a list or a block with its last item.
 */
export function fillValue(value: unknown, settingOf: SettingOf): unknown {
  return restOf(fill(value, settingOf));
}

function fill(value: unknown, settingOf: SettingOf): unknown {
  if (typeof value === 'string') return fillText(value, settingOf);
  if (Array.isArray(value)) return fillList(value, settingOf);
  if (value === null || typeof value !== 'object') return value;
  return fillObject(value as Plain, settingOf);
}

function fillText(text: string, settingOf: SettingOf): unknown {
  if (!text.includes('{')) return amountsWhole(text);
  const left = without(text, unsetSentences(text, settingOf)).trimEnd();
  return left === '' && text !== '' ? new Gone('') : amountsWhole(filledText(left, settingOf));
}

function fillList(list: readonly unknown[], settingOf: SettingOf): unknown {
  // A row of cells has no sense without one of them.
  const isRow = list.every((item) => typeof item === 'string');
  const filled = list.map((item) => fill(item, settingOf));
  if (isRow && filled.some(isGone)) return new Gone([]);
  const left = filled.filter((item) => !isGone(item));
  return left.length === 0 && list.length > 0 ? new Gone([]) : left;
}

function fillObject(value: Plain, settingOf: SettingOf): unknown {
  const children = inlineChildren(value);
  if (children) return fillLine(value, children, settingOf);
  const entries = Object.entries(value).map(([name, inner]) => [name, fill(inner, settingOf)] as const);
  const rest = Object.fromEntries(entries.map(([name, inner]) => [name, restOf(inner)]));
  return entries.some(([name, inner]) => isGone(inner) && isEssential(name, value)) ? new Gone(rest) : rest;
}

function isEssential(name: string, { blockType, href }: Plain): boolean {
  if (accompanying.includes(name)) return false;
  // In a call to action or a list of links, the sentence beside it may go.
  return name !== 'text' || (blockType === undefined && href === undefined);
}

function isGone(value: unknown): value is Gone {
  return value instanceof Gone;
}

function restOf(value: unknown): unknown {
  return isGone(value) ? value.rest : value;
}

/** The children of a line of rich text, which its sentences run through; nothing for any other value. */
function inlineChildren({ type, children }: Plain): Plain[] | undefined {
  if (typeof type !== 'string' || !Array.isArray(children)) return undefined;
  return children.some((child: Plain) => isInline(child)) ? children : undefined;
}

function isInline({ type }: Plain): boolean {
  return type === 'text' || type === 'linebreak' || type === 'link' || type === 'autolink';
}

function fillLine(line: Plain, children: readonly Plain[], settingOf: SettingOf): unknown {
  const ranges = unsetSentences(children.map(wordsOf).join(''), settingOf);
  let at = 0;
  const filled = children.flatMap((child) => {
    const start = at;
    at += wordsOf(child).length;
    const left = isInline(child) ? cutNode(child, { start, ranges, settingOf }) : fill(child, settingOf);
    return left === undefined || isGone(left) ? [] : [left];
  });
  const rest = { ...line, children: filled };
  return filled.length > 0 ? rest : new Gone(rest);
}

function wordsOf(node: Plain): string {
  if (node.type === 'linebreak') return '\n';
  if (node.type === 'text') return String(node.text ?? '');
  return isInline(node) && Array.isArray(node.children) ? node.children.map(wordsOf).join('') : '';
}

type Cut = { start: number; ranges: readonly Range[]; settingOf: SettingOf };

function cutNode(node: Plain, { start, ranges, settingOf }: Cut): Plain | undefined {
  const words = wordsOf(node);
  const own = ranges
    .map((range) => ({
      start: Math.max(0, range.start - start),
      end: Math.min(words.length, range.end - start),
    }))
    .filter((range) => range.end > range.start);
  const left = without(words, own);
  if (left === '' && words !== '') return undefined;
  if (node.type === 'text') return { ...node, text: amountsWhole(filledText(left, settingOf)) };
  if (!Array.isArray(node.children)) return node;
  let at = start;
  const children = (node.children as Plain[]).flatMap((child) => {
    const childStart = at;
    at += wordsOf(child).length;
    return cutNode(child, { start: childStart, ranges, settingOf }) ?? [];
  });
  const filled = Object.entries(node).map(([name, inner]) => [name, fillValue(inner, settingOf)] as const);
  return { ...Object.fromEntries(filled), children };
}

/** An amount never breaks across two lines, however it was typed. */
function amountsWhole(text: string): string {
  if (!text.includes('₹')) return text;
  return text.replace(/₹ ?(\d[\d.,]*)(?: (lakh|crore|लाख|करोड़))?/g, (_whole, figure: string, unit?: string) =>
    ['₹', figure, ...(unit ? [unit] : [])].join('\u00a0'),
  );
}
