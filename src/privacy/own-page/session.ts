import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { strictCookie } from '#platform/strict-cookie.ts';
import { pathInEachLanguage } from '#ui/language/path-in-each-language.ts';
import { emailOfSession, endSession, validMinutes } from '../access/access-tokens.ts';

/** The person whose page is open in this browser. The cookie goes nowhere else, and with no request from elsewhere. */
const name = 'privacy';

export function setSessionCookie(c: Context, path: string, session: string): void {
  for (const each of pathInEachLanguage(path))
    setCookie(c, name, session, { ...strictCookie(each), maxAge: validMinutes.session * 60 });
}

export async function emailOf(c: Context): Promise<string | undefined> {
  const session = getCookie(c, name);
  return session ? emailOfSession(session) : undefined;
}

export async function clearSessionCookie(c: Context, path: string): Promise<void> {
  const session = getCookie(c, name);
  if (session) await endSession(session);
  for (const each of pathInEachLanguage(path)) deleteCookie(c, name, strictCookie(each));
}
