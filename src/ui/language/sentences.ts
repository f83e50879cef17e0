import { type Locale, languageFacts } from './locales.ts';

/** The end of a sentence. */
export function fullStopIn(locale: Locale): string {
  return languageFacts(locale).fullStop ?? '.';
}

/** `One`, `Two?` as `One. Two?`: texts in a row, each ended as its language ends a sentence. */
export function asSentences(texts: readonly string[], locale: Locale): string {
  const fullStop = fullStopIn(locale);
  return texts.map((text) => (/[.?!।…]$/.test(text) ? text : text + fullStop)).join(' ');
}
