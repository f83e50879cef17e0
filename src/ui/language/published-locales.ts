import {
  defaultLocale,
  isLanguageCode,
  type Locale,
  type Locales,
  languageCodes,
  pseudoLocale,
} from './locales.ts';

type PublishedLanguages = { languages: readonly string[]; hasPseudoLocale: boolean };

/**
 * The locales that have pages, the one at the root first; it always has them.
 * @throws Error if the site does not speak one of the languages
 */
export function publishedLocales({ languages: asked, hasPseudoLocale }: PublishedLanguages): Locales {
  const unknown = asked.find((code) => !isLanguageCode(code));
  if (unknown) throw new Error(`LANGUAGES: ${unknown} is none of ${languageCodes.join(', ')}.`);
  const others: Locale[] = languageCodes.filter((code) => code !== defaultLocale && asked.includes(code));
  if (hasPseudoLocale) others.push(pseudoLocale);
  return [defaultLocale, ...others];
}

/** Every locale that may ever have pages, whatever is published now. */
export function everyLocale(): Locales {
  return publishedLocales({ languages: languageCodes, hasPseudoLocale: true });
}
