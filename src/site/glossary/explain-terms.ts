import { Parser } from 'htmlparser2';
import { anchorOfTerm } from '../blocks/glossary/terms-by-letter.ts';
import { escapeXml } from '../text/escape-xml.ts';
import { type ExplainedTerm, termFinder } from './find-terms.ts';

/**
 * The words of the glossary are explained where a page uses them first, by the draw: whoever writes need not think of it. It
 * is done on the page's HTML, so that it holds for whatever block drew the sentence. A button opens the explanation, a native
 * popover, without a script; where a browser has none, a link to the glossary stands in its place (`glossary.css`).
 */
export type Glossary = {
  /** Where its page stands, in the page's language. */
  path: string;
  terms: readonly ExplainedTerm[];
  /** What leads to it from an explanation. */
  more: string;
};

const maxTerms = 8;
/** Sentences stand in these. */
const read = new Set(['p', 'li', 'dd', 'td']);
/** Not in what names, is pressed or filled in; what an island draws is its own. */
const unread = new Set([
  ...['a', 'h1', 'h2', 'h3', 'h4', 'th', 'caption', 'summary', 'button', 'form', 'label', 'nav', 'svg'],
  ...['script', 'style', 'dialog', 'template', 'code', 'q', 'abbr'],
]);

/** Small print that many pages share: its words would be explained on each of them. */
const smallPrint = /\b(?:note|bill-caveat)\b/;

type Place = { start: number; end: number; term: ExplainedTerm };

/** @param here the page's own path: its own subject is not explained on it */
export function explainTerms(html: string, { path, terms, more }: Glossary, here: string): string {
  const find = termFinder(terms.filter(({ href }) => href !== here));
  const places = placesIn(html, find);
  const end = html.indexOf('</main>');
  if (places.length === 0 || end < 0) return html;
  const parts: string[] = [];
  let from = 0;
  for (const { start, end: to, term } of places) {
    parts.push(html.slice(from, start), marked(html.slice(start, to), `${path}#${anchorOfTerm(term.term)}`));
    from = to;
  }
  const explained = places.map(({ term }) => explanation(term, { path, more }));
  return [...parts, html.slice(from, end), ...explained, html.slice(end)].join('');
}

function placesIn(html: string, find: ReturnType<typeof termFinder>): Place[] {
  const places: Place[] = [];
  const known = new Set<string>();
  let inSection = 0;
  let sentences = 0;
  let skipped = 0;
  const open: { name: string; isSkipped: boolean }[] = [];
  const parser = new Parser({
    onopentag(name, attributes) {
      const isSkipped =
        unread.has(name) || 'data-island' in attributes || smallPrint.test(attributes.class ?? '');
      open.push({ name, isSkipped });
      if (isSkipped) skipped += 1;
      if (name === 'section') inSection += 1;
      if (read.has(name)) sentences += 1;
    },
    ontext() {
      if (inSection === 0 || sentences === 0 || skipped > 0 || places.length >= maxTerms) return;
      // What was written, entities and all: places are counted in it.
      const { startIndex } = parser;
      for (const { term, start, end } of find(html.slice(startIndex, parser.endIndex + 1))) {
        if (known.has(term.term) || places.length >= maxTerms) continue;
        known.add(term.term);
        places.push({ term, start: startIndex + start, end: startIndex + end });
      }
    },
    onclosetag(name) {
      const closed = open.pop();
      if (closed?.isSkipped) skipped -= 1;
      if (name === 'section') inSection -= 1;
      if (read.has(name)) sentences -= 1;
    },
  });
  parser.end(html.slice(0, html.indexOf('</main>')));
  return places;
}

/** Both stand in the page, and its styles show one of them: a link cannot open a popover. */
function marked(words: string, address: string): string {
  const [, anchor = ''] = address.split('#');
  return `<button type="button" class="word" popovertarget="${idOf(anchor)}">${words}</button><a class="word" href="${address}">${words}</a>`;
}

function explanation(
  { term, meaning }: ExplainedTerm,
  { path, more }: Pick<Glossary, 'path' | 'more'>,
): string {
  const anchor = anchorOfTerm(term);
  return `<dialog popover class="meaning" id="${idOf(anchor)}" aria-label="${escapeXml(term)}"><p><b>${escapeXml(term)}</b> ${escapeXml(meaning)}</p><a href="${path}#${anchor}">${escapeXml(more)}</a></dialog>`;
}

function idOf(anchor: string): string {
  return anchor.replace(/^term-/, 'word-');
}
