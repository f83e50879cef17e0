import { escapeRegExp } from '../text/escape-reg-exp.ts';
import otherNames from './other-names.json' with { type: 'json' };

export const maxAskedLength = 100;
const maxWords = 8;

const nameOf: Record<string, string> = otherNames;
/** Longer names first: "wc policy" is one name. */
const names = Object.keys(nameOf).toSorted((a, b) => b.length - a.length);
const anyName = new RegExp(
  `(?<![\\p{L}\\p{M}\\p{Nd}])(?:${names.map(escapeRegExp).join('|')})(?![\\p{L}\\p{M}\\p{Nd}])`,
  'gu',
);

/** A word that is being typed counts from its first letter on. */
const word = /[\p{L}\p{Nd}][\p{L}\p{M}\p{Nd}]*/gu;

/** They change how a conjunct is drawn, and not the word. */
const joiners = /[\u200c\u200d]/g;

/** The words of a search, in their order, with what people call a cover turned into the name of its page. */
export function askedWords(asked: string): string[] {
  const typed = asked.slice(0, maxAskedLength).toLowerCase().normalize('NFC').replaceAll('’', "'");
  const named = typed.replace(joiners, '').replace(anyName, (name) => nameOf[name] ?? name);
  return [...new Set(named.match(word))].slice(0, maxWords);
}

/** Those that say something by themselves, or all of them where none does. */
export function withoutSmallWords(words: string[], smallWords: readonly string[]): string[] {
  const saying = words.filter((each) => !smallWords.includes(each));
  return saying.length > 0 ? saying : words;
}
