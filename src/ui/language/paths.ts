import { type Locale, type Locales, languageFacts } from './locales.ts';

/** A page's path is shared by all languages; what is asked for has its locale's prefix in front. */
export function pathIn(locale: Locale, path: string): string {
  const { pathPrefix } = languageFacts(locale);
  return pathPrefix && path === '/' ? pathPrefix : pathPrefix + path;
}

/**
 * `/hi/cruise` to Hindi and `/cruise`.
 * @param locales those that are published, the one without a prefix among them
 */
export function splitPath(asked: string, locales: Locales): { locale: Locale; path: string } {
  const isUnder = (prefix: string) => asked === prefix || asked.startsWith(`${prefix}/`);
  const prefixed = locales.filter((locale) => languageFacts(locale).pathPrefix !== '');
  const locale = prefixed.find((each) => isUnder(languageFacts(each).pathPrefix)) ?? locales[0];
  return { locale, path: asked.slice(languageFacts(locale).pathPrefix.length) || '/' };
}
