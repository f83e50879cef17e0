import { Parser } from 'htmlparser2';

/**
 * The running text in a page's HTML, whatever block drew it: its words are explained and its addresses become links, so
 * that anyone who writes need not think of either.
 */
export type Sentence = {
  /** Where it begins in the HTML. */
  start: number;
  /** As it was written, entities and all: places are counted in it. */
  text: string;
};

/** Sentences are in these. */
const read = new Set(['p', 'li', 'dd', 'td']);
/** Not in what names, is pressed or filled in; what an island renders is its own. */
const unread = new Set([
  ...['a', 'h1', 'h2', 'h3', 'h4', 'th', 'caption', 'summary', 'button', 'form', 'label', 'nav', 'svg'],
  ...['script', 'style', 'dialog', 'template', 'code', 'q', 'abbr'],
]);

/** @param isLeftOut by its classes: what else is not looked at */
export function sentencesIn(html: string, isLeftOut: (classes: string) => boolean = () => false): Sentence[] {
  const found: Sentence[] = [];
  // What is above it is navigation, as long as many a page.
  const main = Math.max(0, html.indexOf('<main'));
  let inSection = 0;
  let sentences = 0;
  let skipped = 0;
  const open: { name: string; isSkipped: boolean }[] = [];
  const parser = new Parser({
    onopentag(name, attributes) {
      const isSkipped = unread.has(name) || 'data-island' in attributes || isLeftOut(attributes.class ?? '');
      open.push({ name, isSkipped });
      if (isSkipped) skipped += 1;
      if (name === 'section') inSection += 1;
      if (read.has(name)) sentences += 1;
    },
    ontext() {
      if (inSection === 0 || sentences === 0 || skipped > 0) return;
      const start = main + parser.startIndex;
      found.push({ start, text: html.slice(start, main + parser.endIndex + 1) });
    },
    onclosetag(name) {
      const closed = open.pop();
      if (closed?.isSkipped) skipped -= 1;
      if (name === 'section') inSection -= 1;
      if (read.has(name)) sentences -= 1;
    },
  });
  parser.end(html.slice(main, html.indexOf('</main>')));
  return found;
}

/** A stretch of the HTML, and what is to be there. */
export type Replacement = { start: number; end: number; by: string };

/** @param replacements in their order, none within another */
export function replaceIn(html: string, replacements: readonly Replacement[]): string {
  const parts: string[] = [];
  let from = 0;
  for (const { start, end, by } of replacements) {
    parts.push(html.slice(from, start), by);
    from = end;
  }
  return [...parts, html.slice(from)].join('');
}
