import { type Locale, pseudoLocale } from '#ui/language/locales.ts';

/** The languages that a reader may choose between: none where there is one. The pseudo-locale is no one's. */
export function alternates(locales: readonly Locale[]): Locale[] {
  const languages = locales.filter((locale) => locale !== pseudoLocale);
  return languages.length > 1 ? languages : [];
}
