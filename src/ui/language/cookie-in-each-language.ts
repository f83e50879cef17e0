import type { Context } from 'hono';
import { deleteCookie, setCookie } from 'hono/cookie';
import type { CookieOptions } from 'hono/utils/cookie';
import { env } from '#platform/env.ts';
import { pathIn, splitPath } from './paths.ts';
import { publishedLocales } from './published-locales.ts';

type OfPath = CookieOptions & { path: string };

/** A cookie of a page: set once for its path in each language, it survives a change of the language, and goes nowhere else. */
export function setCookieInEachLanguage(c: Context, name: string, value: string, options: OfPath): void {
  for (const path of pathInEachLanguage(options.path)) setCookie(c, name, value, { ...options, path });
}

export function deleteCookieInEachLanguage(c: Context, name: string, options: OfPath): void {
  for (const path of pathInEachLanguage(options.path)) deleteCookie(c, name, { ...options, path });
}

export function pathInEachLanguage(asked: string): string[] {
  const locales = publishedLocales(env());
  const { path } = splitPath(asked, locales);
  return locales.map((locale) => pathIn(locale, path));
}
