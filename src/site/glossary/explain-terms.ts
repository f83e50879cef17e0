import { anchorOfTerm } from '../blocks/glossary/terms-by-letter.ts';
import { replaceIn, sentencesIn } from '../sentences/sentences-in.ts';
import { escapeXml } from '../text/escape-xml.ts';
import { type ExplainedTerm, termFinder } from './find-terms.ts';

/**
 * The words of the glossary are explained where a page uses them first, when it is rendered: anyone who writes need not think of it. It
 * is done on the page's HTML, so that it holds for whatever block drew the sentence. A button opens the explanation, a native
 * popover, without a script; where a browser has none, a link to the glossary is in its place (`glossary.css`).
 */
export type Glossary = {
  /** Where its page is, in the page's language. */
  path: string;
  terms: readonly ExplainedTerm[];
  /** Label of the link from an explanation to the glossary. */
  more: string;
};

const maxTerms = 8;

/** Small print that many pages share: its words would be explained on each of them. */
const smallPrint = /\b(?:note|bill-caveat)\b/;

type Place = { start: number; end: number; term: ExplainedTerm };

/** @param here the page's own path: its own subject is not explained on it */
export function explainTerms(html: string, { path, terms, more }: Glossary, here: string): string {
  // One pattern for all pages: to compile one without the page's own terms takes longer than to draw a page.
  const find = termFinder(terms);
  const places = firstPlaces(html, (text) => find(text).filter(({ term }) => term.href !== here));
  const end = html.indexOf('</main>');
  if (places.length === 0 || end < 0) return html;
  const marks = places.map(({ start, end: to, term }) => {
    const by = marked(html.slice(start, to), `${path}#${anchorOfTerm(term.term)}`);
    return { start, end: to, by };
  });
  const explained = places.map(({ term }) => explanation(term, { path, more }));
  return replaceIn(html, [...marks, { start: end, end, by: explained.join('') }]);
}

function firstPlaces(html: string, find: ReturnType<typeof termFinder>): Place[] {
  const places = new Map<string, Place>();
  for (const { start: at, text } of sentencesIn(html, (classes) => smallPrint.test(classes))) {
    for (const { term, start, end } of find(text)) {
      if (places.size === maxTerms) return [...places.values()];
      if (!places.has(term.term)) places.set(term.term, { term, start: at + start, end: at + end });
    }
  }
  return [...places.values()];
}

/** Both are in the page, and its styles show one of them: a link cannot open a popover. */
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
