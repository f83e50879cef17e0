import type { Locale, Locales } from '#ui/language/locales.ts';
import { pathIn } from '#ui/language/paths.ts';

/** The page that an unknown address leads to; the only ones that are published with status 404. */
export function notFoundPath(locale: Locale): string {
  return pathIn(locale, '/404');
}

export function notFoundPaths(locales: Locales): string[] {
  return locales.map(notFoundPath);
}
