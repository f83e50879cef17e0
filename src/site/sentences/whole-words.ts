import { Parser } from 'htmlparser2';
import type { Locale } from '#ui/language/locales.ts';
import { scriptStyles } from '../document/font-styles.ts';
import { type Replacement, replaceIn } from './sentences-in.ts';

/** `माता-पिता`: one word to its reader, and a line that ends at its hyphen reads as a mistake. */
const wholeWord = /\p{Script=Devanagari}+(?:-\p{Script=Devanagari}+)+/gu;

/** Takes no markup, or is redrawn by a script that must find what it drew itself. */
const unset = new Set(['script', 'style', 'title', 'textarea', 'option', 'svg']);

/**
 * Keeps the hyphenated words of a page's HTML on one line. They are written with the plain hyphen, which search, copies and
 * the Markdown of a page have.
 */
export function keepWordsWhole(html: string, locale: Locale): string {
  if (!scriptStyles(locale)) return html;
  const found: Replacement[] = [];
  const body = Math.max(0, html.indexOf('<body'));
  const open: boolean[] = [];
  let left = 0;
  const parser = new Parser({
    onopentag(name, attributes) {
      const isUnset = unset.has(name) || 'data-island' in attributes;
      open.push(isUnset);
      if (isUnset) left += 1;
    },
    ontext() {
      if (left > 0) return;
      const start = body + parser.startIndex;
      const text = html.slice(start, body + parser.endIndex + 1);
      for (const { index, 0: word } of text.matchAll(wholeWord)) {
        const by = `<span class="whole">${word}</span>`;
        found.push({ start: start + index, end: start + index + word.length, by });
      }
    },
    onclosetag() {
      if (open.pop()) left -= 1;
    },
  });
  parser.end(html.slice(body));
  return replaceIn(html, found);
}
