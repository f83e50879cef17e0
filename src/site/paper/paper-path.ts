import type { Locale, Locales } from '#ui/language/locales.ts';
import { splitPath } from '#ui/language/paths.ts';

export const paperEnding = '.pdf';

/** Where the tables of a page are as a PDF: `/cruise.pdf`; of the page at the root as `/index.pdf`. */
export function paperPath(path: string): string {
  return (path === '/' ? '/index' : path) + paperEnding;
}

/** The page whose tables are asked for at such an address. */
export function splitPaperPath(asked: string, locales: Locales): { locale: Locale; path: string } {
  const path = asked.slice(0, -paperEnding.length);
  return splitPath(path === '/index' ? '/' : path, locales);
}
