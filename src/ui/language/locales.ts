import type { LanguageFacts } from './facts/language-facts.ts';
import { languages } from './facts/messages.ts';
import { pseudoFacts } from './pseudo-facts.ts';

/** Which language is spoken is an argument everywhere, never a global. */
export type Language = keyof typeof languages;

export const languageCodes = Object.keys(languages).filter(isLanguageCode);

export function isLanguageCode(code: string): code is Language {
  return Object.hasOwn(languages, code);
}

/**
 * English as no reader writes it, accented and longer, for tests alone: whatever a page of this locale still says
 * in plain English is a text in code, and whatever it cuts off will be cut off in a longer language.
 */
export const pseudoLocale = 'en-XA';

export type Locale = Language | typeof pseudoLocale;

/** At the root of the site, and the fallback for a text that another language does not have yet. */
export const defaultLocale = 'en' as const satisfies Language;

export function languageFacts(locale: Locale): LanguageFacts {
  return locale === pseudoLocale ? pseudoFacts(languages.en, locale) : languages[locale];
}

/** The language whose words a locale is made of. */
export function languageOf(locale: Locale): Language {
  return locale === pseudoLocale ? 'en' : locale;
}

export type Locales = readonly [Locale, ...Locale[]];
