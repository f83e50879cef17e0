/**
 * A random value in the visitor's browser that their tokens are bound to. It names no one and is kept
 * nowhere on the server. Over https its name carries `__Host-`, so that no neighbouring host can plant one.
 */

import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { env } from '#platform/env.ts';
import { newKey } from '#platform/ids.ts';

const pattern = /^[A-Za-z0-9_-]{32}$/;

/** The visitor's session, or nothing when the cookie is missing or not of our making. */
export function readSession(c: Context): string | undefined {
  const value = getCookie(c, cookieName());
  return value && pattern.test(value) ? value : undefined;
}

/** The visitor's session; a new one is set in the answer. A present one is kept, so that tabs stay valid. */
export function ensureSession(c: Context): string {
  const session = readSession(c) ?? newKey(24);
  setCookie(c, cookieName(), session, { httpOnly: true, sameSite: 'Lax', path: '/', secure: isSecure() });
  return session;
}

function cookieName(): string {
  return isSecure() ? '__Host-enquiry' : 'enquiry';
}

function isSecure(): boolean {
  return env().siteUrl.startsWith('https:');
}
