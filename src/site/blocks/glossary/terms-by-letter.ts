import { type Locale, languageFacts } from '#ui/language/locales.ts';
import { anchorOf } from '../../text/addresses.ts';

type Named = { term: string };
type LetterGroup<Term extends Named> = { letter: string; terms: Term[] };

/**
 * The place of a term on its page, for links from anywhere: `/glossary#term-no-claim-bonus`. What is in brackets
 * behind it, its short form, is not part of it.
 */
export function anchorOfTerm(term: string): string {
  return `term-${anchorOf(term.replace(/\s*\([^)]*\)$/, ''))}`;
}

/** Terms as a dictionary has them: in the order of the language, under their first letters without accents. */
export function termsByLetter<Term extends Named>(terms: Term[], locale: Locale): LetterGroup<Term>[] {
  const { tag } = languageFacts(locale);
  const collator = new Intl.Collator(tag);
  const sorted = terms.toSorted((one, other) => collator.compare(one.term, other.term));
  const groups = Map.groupBy(sorted, ({ term }) => firstLetter(term, tag));
  return [...groups].map(([letter, group]) => ({ letter, terms: group }));
}

function firstLetter(term: string, tag: string): string {
  const [letter = '#'] = term.normalize('NFD').match(/\p{L}/u) ?? [];
  return letter.toLocaleUpperCase(tag);
}
