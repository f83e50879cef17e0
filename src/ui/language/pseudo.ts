/**
 * English made strange: every letter with an accent, and two fifths longer. Names in braces (`{name}`) and in
 * angle brackets stay, since programs read it.
 */

import { type Locale, pseudoLocale } from './locales.ts';

const plain = 'aAcCdDeEgGhHiIkKlLnNoOrRsStTuUwWyYzZ';
const accented = 'áÁçÇðÐéÉĝĜĥĤîÎķĶļĻñÑôÔŕŔšŠţŢûÛŵŴýÝžŽ';
const untouched = /(\{[^}]*\}|<[^>]*>)/;

/** Texts in which every string is pseudo; a function's result as well. Lists and objects are walked. */
export function pseudo<Value>(value: Value): Value;
export function pseudo(value: unknown): unknown {
  if (typeof value === 'string') return pseudoText(value);
  if (typeof value === 'function') return (...values: unknown[]) => pseudo(value(...values));
  if (Array.isArray(value)) return value.map((item) => pseudo(item));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, pseudo(item)]));
}

/** Returns a text of the locale's language as its readers see it: `Intl` and records have no pseudo-locale. */
export function inLocale<Value>(value: Value, locale: Locale): Value {
  return locale === pseudoLocale ? pseudo(value) : value;
}

/** @returns the text itself where it has no letter; made longer once, however often it is put into another */
export function pseudoText(text: string): string {
  if (!/[A-Za-z]/.test(text)) return text;
  const letters = text
    .split(untouched)
    .map((part, index) => (index % 2 ? part : [...part].map(accent).join('')))
    .join('');
  return text.includes('~') ? letters : `${letters}${'~'.repeat(Math.ceil(text.length * 0.4))}`;
}

function accent(letter: string): string {
  const index = plain.indexOf(letter);
  return index < 0 ? letter : ([...accented][index] ?? letter);
}
