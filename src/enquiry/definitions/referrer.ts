import { splitPath } from '#ui/language/paths.ts';
import { everyLocale } from '#ui/language/published-locales.ts';

/**
 * The address of the page that the visitor was on: no query, no fragment, and never the partners' secret
 * part of `/ri…`. What is not an address becomes empty text: it is ours to send and no visitor can mend it.
 */
export function safeReferrer(address: string): string {
  const url = address ? parsedUrl(address) : undefined;
  if (!url || !/^https?:$/.test(url.protocol)) return '';
  const { path } = splitPath(decoded(url.pathname).replace(/\/+/g, '/'), everyLocale());
  const [first = ''] = path.split('/').filter(Boolean);
  if (/^ri(?!sk-janampatri$)/i.test(first)) return '/ri…';
  return url.hostname === 'page.invalid' ? url.pathname : url.origin + url.pathname;
}

/** The path alone of the page that the visitor was on; empty where none was sent. */
export function originPathOf(address: unknown): string {
  return typeof address === 'string' ? safeReferrer(address).replace(/^https?:\/\/[^/]*/, '') : '';
}

function parsedUrl(address: string): URL | undefined {
  try {
    return new URL(address, 'http://page.invalid');
  } catch {
    return undefined;
  }
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
