import type { Locale } from '#ui/language/locales.ts';
import { pathIn } from '#ui/language/paths.ts';

/** A page's one address, for search engines and anyone who shares it: no trailing slash, the root has none either. */
export function canonicalAddress(siteUrl: string, path: string): string {
  return path === '/' ? siteUrl : siteUrl + path;
}

/** `tel:` wants digits; people read spaces. */
export function telephoneLink(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`;
}

/** WhatsApp wants the number with its country code, and digits alone. */
export function whatsappLink(number: string): string {
  return `https://wa.me/${number.replace(/\D/g, '')}`;
}

/** An address that a page may link to; editors' text never becomes a `javascript:` link. */
export function safeHref(href: unknown): string | undefined {
  if (typeof href !== 'string') return undefined;
  return /^(\/(?!\/)|#|https?:\/\/|mailto:|tel:)\S*$/i.test(href) ? href : undefined;
}

/**
 * An address of ours in the reader's language. What is not a page (a file of staff, an endpoint), a place on the page and
 * another site's address are the same in all languages.
 */
export function addressIn(locale: Locale, href: string): string {
  if (!href.startsWith('/') || /^\/(documents|api)\//.test(href)) return href;
  const end = href.search(/[?#]/);
  const path = end < 0 ? href : href.slice(0, end);
  return pathIn(locale, path) + href.slice(path.length);
}

/** A path with what was asked in its query; without one where nothing was. */
export function withQuery(path: string, asked: Readonly<Record<string, string | undefined>>): string {
  const given = Object.entries(asked).filter((pair): pair is [string, string] => Boolean(pair[1]));
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given)}`;
}

/** An address with what a visitor's own asked beside it, before the place on its page. */
export function withSearch(address: string, search: string): string {
  const end = address.search(/#|$/);
  const before = address.slice(0, end);
  const joined = before.includes('?') ? search.replace('?', '&') : search;
  return before + joined + address.slice(end);
}

/** A place on a page, from its heading: letters and digits of any script, joined by hyphens. */
export function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}

/** A page whose lists go on has further parts below it, at `/page/2` and so on. */
export function pathOfPart(path: string, part: number): string {
  const whole = path.replace(/\/page\/\d+$/, '').replace(/\/$/, '');
  return part === 1 ? whole || '/' : `${whole}/page/${part}`;
}
