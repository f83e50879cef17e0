import { env } from '#platform/env.ts';
import { pathIn, splitPath } from './paths.ts';
import { publishedLocales } from './published-locales.ts';

/**
 * A page's path in every published language, for a cookie of that page: set once for each, it survives a change of the
 * language, and goes nowhere else.
 */
export function pathInEachLanguage(asked: string): string[] {
  const locales = publishedLocales(env());
  const { path } = splitPath(asked, locales);
  return locales.map((locale) => pathIn(locale, path));
}
