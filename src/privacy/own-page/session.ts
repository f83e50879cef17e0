import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { strictCookie } from '#platform/strict-cookie.ts';
import { deleteCookieInEachLanguage, setCookieInEachLanguage } from '#ui/language/cookie-in-each-language.ts';
import { emailOfSession, endSession, validMinutes } from '../access/access-tokens.ts';

/** The person whose page is open in this browser. The cookie goes nowhere else, and with no request from elsewhere. */
const name = 'privacy';

export function setSessionCookie(c: Context, path: string, session: string): void {
  setCookieInEachLanguage(c, name, session, { ...strictCookie(path), maxAge: validMinutes.session * 60 });
}

export async function emailOf(c: Context): Promise<string | undefined> {
  const session = getCookie(c, name);
  return session ? emailOfSession(session) : undefined;
}

export async function clearSessionCookie(c: Context, path: string): Promise<void> {
  const session = getCookie(c, name);
  if (session) await endSession(session);
  deleteCookieInEachLanguage(c, name, strictCookie(path));
}
