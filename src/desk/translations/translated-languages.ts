import { env } from '#platform/env.ts';
import { defaultLocale, isLanguageCode, type Language } from '#ui/language/locales.ts';
import { publishedLocales } from '#ui/language/published-locales.ts';

/** Languages that the site is published in besides English. */
export function translatedLanguages(): Language[] {
  const { languages } = env();
  return publishedLocales({ languages, hasPseudoLocale: false }).filter(
    (locale): locale is Language => isLanguageCode(locale) && locale !== defaultLocale,
  );
}
