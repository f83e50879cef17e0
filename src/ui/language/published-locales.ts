import {
  defaultLocale,
  isLanguageCode,
  type Locale,
  type Locales,
  languageCodes,
  pseudoLocale,
} from './locales.ts';

/** The setting names a language that the site does not speak. */
export class UnknownLanguage extends Error {
  override name = 'UnknownLanguage';
}

type PublishedLanguages = { languages: readonly string[]; hasPseudoLocale: boolean };

/**
 * The locales that have pages, the one at the root first; it always has them.
 * @throws UnknownLanguage
 */
export function publishedLocales({ languages: asked, hasPseudoLocale }: PublishedLanguages): Locales {
  const unknown = asked.find((code) => !isLanguageCode(code));
  if (unknown)
    throw new UnknownLanguage(
      `LANGUAGES: "${unknown}" is none of this site's languages: ${languageCodes.join(', ')}`,
    );
  const others: Locale[] = languageCodes.filter((code) => code !== defaultLocale && asked.includes(code));
  if (hasPseudoLocale) others.push(pseudoLocale);
  return [defaultLocale, ...others];
}

/** Every locale that may ever have pages, whatever is published now. */
export function everyLocale(): Locales {
  return [defaultLocale, ...languageCodes.filter((code) => code !== defaultLocale), pseudoLocale];
}
