import type { BlockOf } from '#content/model.ts';
import { escapeRegExp } from '../text/escape-reg-exp.ts';

/** A word of the glossary as other pages explain it. */
export type ExplainedTerm = Pick<BlockOf<'glossary'>['terms'][number], 'term' | 'meaning' | 'href' | 'notIn'>;

export type FoundTerm = { term: ExplainedTerm; start: number; end: number };

/**
 * Finds the terms of the glossary in a text: whole words, the longest that fits, in singular and plural. A short form
 * in capitals is one only in capitals: ART is a treatment, and art is not.
 */
export function termFinder(terms: readonly ExplainedTerm[]): (text: string) => FoundTerm[] {
  const forms = terms.flatMap((term) => formsOf(term.term).map((form) => ({ form, term })));
  // The longest first within each letter. Letters that begin no term are passed over at once: a third of the time.
  const initialOf = ({ form }: { form: string }) => form.charAt(0).toLowerCase();
  forms.sort((a, b) => initialOf(a).localeCompare(initialOf(b)) || b.form.length - a.form.length);
  if (forms.length === 0) return () => [];
  const patterns = Object.entries(Object.groupBy(forms, initialOf)).map(([initial, group = []]) => {
    const either = escapeRegExp(initial) + escapeRegExp(initial.toUpperCase());
    return `(?=[${either}])(?:${group.map(({ form }) => `(${patternOf(form)})`).join('|')})`;
  });
  const anyOf = new RegExp(
    `(?<![\\p{L}\\p{M}\\p{N}-])(?:${patterns.join('|')})(?![\\p{L}\\p{M}\\p{N}-])`,
    'gu',
  );
  return (text) =>
    [...text.matchAll(anyOf)].flatMap((match) => {
      const found = forms[match.slice(1).findIndex((group) => group !== undefined)];
      if (!found) return [];
      const place = { start: match.index, end: match.index + match[0].length };
      return isOtherSense(text, place, found.term) ? [] : [{ term: found.term, ...place }];
    });
}

/**
 * True within a phrase that the glossary lists for the term, such as “the defence costs ₹ 35 lakh”, where it is a verb.
 */
function isOtherSense(
  text: string,
  { start, end }: { start: number; end: number },
  { notIn }: ExplainedTerm,
) {
  return phrasesOf(notIn).some((phrase) =>
    [...text.matchAll(phrase)].some((match) => match.index <= start && end <= match.index + match[0].length),
  );
}

function phrasesOf(lines = ''): RegExp[] {
  return lines
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => {
      const pattern = escapeRegExp(line).replaceAll('#', '(?:₹|\\d)').replace(/\s+/g, '\\s+');
      return new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])${pattern}`, 'giu');
    });
}

/**
 * `No-claim bonus (NCB)` is written in either form. A term with commas and the like is a heading of the
 * glossary, and nothing that anyone writes.
 */
function formsOf(name: string): string[] {
  const [, long = name, short = ''] = /^(.*?)\s*(?:\(([^)]*)\))?$/.exec(name) ?? [];
  return [long, short].filter((form) => form && !/[,:+%/]/.test(form));
}

function patternOf(form: string): string {
  if (isShortForm(form)) return `${escapeRegExp(form)}s?`;
  const [first = '', ...rest] = escapeRegExp(form).split('');
  const anyCase = /\p{L}/u.test(first) ? `[${first.toLowerCase()}${first.toUpperCase()}]` : first;
  const words = rest.join('').replace(/\s+/g, '\\s+');
  return words.endsWith('y') && !/[aeiou]y$/.test(words)
    ? `${anyCase}${words.slice(0, -1)}(?:y|ies)`
    : `${anyCase}${words}(?:es|s)?`;
}

function isShortForm(form: string): boolean {
  return form === form.toUpperCase();
}
