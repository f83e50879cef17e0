/**
 * The site's languages. Which of them is spoken is an argument everywhere, never a global. To add one: a line
 * here, and what the compiler then misses.
 */
type LanguageFacts = {
  /** Name of the language in the language itself. */
  name: string;
  /** How dates, numbers and sums are written: a tag for `Intl`, also the `lang` of its pages. */
  tag: string;
  /** In front of every path; empty for the language that is at the root. */
  pathPrefix: string;
};

export const languages = {
  en: { name: 'English', tag: 'en-IN', pathPrefix: '' },
} as const satisfies Record<string, LanguageFacts>;

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

const pseudoFacts: LanguageFacts = { name: 'Ëñĝļïšĥ', tag: 'en-IN', pathPrefix: '/en-XA' };

export function languageFacts(locale: Locale): LanguageFacts {
  return locale === pseudoLocale ? pseudoFacts : languages[locale];
}

/** The language whose words a locale is made of. */
export function languageOf(locale: Locale): Language {
  return locale === pseudoLocale ? 'en' : locale;
}

export type Locales = readonly [Locale, ...Locale[]];

/** The locales that have pages, the one at the root first. */
export function publishedLocales({ hasPseudoLocale }: { hasPseudoLocale: boolean }): Locales {
  const others: Locale[] = languageCodes.filter((code) => code !== defaultLocale);
  if (hasPseudoLocale) others.push(pseudoLocale);
  return [defaultLocale, ...others];
}
