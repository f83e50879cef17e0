import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { isSigned, sign } from '#platform/secrets.ts';
import { strictCookie } from '#platform/strict-cookie.ts';
import { deleteCookieInEachLanguage, setCookieInEachLanguage } from '#ui/language/cookie-in-each-language.ts';

/**
 * Which call someone has opened in this browser, for half an hour: signed, so that no one opens another, and kept
 * nowhere on the server. The cookie goes nowhere else, and with no request from elsewhere.
 */
const name = 'call';
const goodForSeconds = 30 * 60;

export function setOwnCallCookie(c: Context, path: string, id: number): void {
  const expiry = Math.floor(Date.now() / 1000) + goodForSeconds;
  const value = `${id}.${expiry}`;
  const signed = `${value}.${sign('own-call', value)}`;
  setCookieInEachLanguage(c, name, signed, { ...strictCookie(path), maxAge: goodForSeconds });
}

export function ownCallOf(c: Context): number | undefined {
  return ownCallIn(getCookie(c, name));
}

export function ownCallIn(cookie: string | undefined, now = Date.now()): number | undefined {
  const [, id, expiry, signature] = /^(\d{1,10})\.(\d{1,12})\.([\w-]{43})$/.exec(cookie ?? '') ?? [];
  if (!id || !expiry || !signature) return undefined;
  if (!isSigned({ purpose: 'own-call', value: `${id}.${expiry}`, signature })) return undefined;
  return Number(expiry) > now / 1000 ? Number(id) : undefined;
}

export function clearOwnCallCookie(c: Context, path: string): void {
  deleteCookieInEachLanguage(c, name, strictCookie(path));
}
