import { type Language, languageFacts } from '#ui/language/locales.ts';
import type { TranslationUnit } from './translate.ts';

/** The same in every language: names that the site fills in, where links lead, and marks of Markdown. */
const sameInAll = {
  'the names in braces': /\{[^}]*\}/g,
  'the addresses of links': /\]\([^)]*\)/g,
  'the bold parts': /\*\*/g,
};

/** Figures are read by programs and people alike: the site writes them with Latin digits in every language. */
const otherDigits = /(?![0-9])\p{Nd}/u;

/** @returns in English, for staff: how a translation breaks what its text must keep; none where it keeps all */
export function faultsOfTranslation(
  { source, maxLength }: TranslationUnit,
  target: string,
  language: Language,
): string[] {
  const faults = Object.entries(sameInAll).flatMap(([what, pattern]) =>
    matches(source, pattern) === matches(target, pattern) ? [] : [`${what} differ`],
  );
  if (target.trim() === '') faults.push('it is empty');
  if (maxLength && target.length > maxLength) faults.push(`it is longer than ${maxLength} characters`);
  if (otherDigits.test(target)) faults.push('it has digits that are not 0 to 9');
  if (isLeftAsItWas(source, target, language)) faults.push('it is not written in the script of its language');
  return faults;
}

/** Sentences have to be written in the script of a language; a name or a code may stay as it is. */
export function isLeftAsItWas(source: string, target: string, language: Language): boolean {
  return isProse(source) && !scriptOf(language).test(target);
}

/** A letter of the script that the language is usually written in. */
function scriptOf(language: Language): RegExp {
  const { script } = new Intl.Locale(languageFacts(language).tag).maximize();
  return new RegExp(`\\p{Script=${script}}`, 'u');
}

function matches(text: string, pattern: RegExp): string {
  return (text.match(pattern) ?? []).toSorted().join(' ');
}

/** More than a name, a code or an address: two words in small letters follow one another. */
function isProse(text: string): boolean {
  return /(?:^|\s)\p{Ll}+ \p{Ll}+/u.test(text.replace(/\{[^}]*\}|\]\([^)]*\)/g, ''));
}
