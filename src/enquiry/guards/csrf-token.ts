/**
 * The token that every POST carries: `<expiry in seconds>.<signature>`, bound to the session cookie. It is
 * stateless, so that any instance can check what another one gave.
 */

import type { Context } from 'hono';
import { isSigned, sign } from '#platform/secrets.ts';
import { ensureSession, readSession } from './session-cookie.ts';

const purpose = 'csrf';
const lifetimeSeconds = 2 * 60 * 60;

/** A fresh token for this visitor; sets the session cookie in the answer. */
export function issueToken(c: Context, now = Date.now()): string {
  const expiry = String(Math.floor(now / 1000) + lifetimeSeconds);
  return `${expiry}.${sign(purpose, signedPart(ensureSession(c), expiry))}`;
}

/** Is this a token that we gave to this visitor less than two hours ago? */
export function isTokenValid(c: Context, token: string | undefined, now = Date.now()): boolean {
  const session = readSession(c);
  const [, expiry, signature] = /^(\d{1,12})\.([\w-]{43})$/.exec(token ?? '') ?? [];
  if (!session || !expiry || !signature) return false;
  const value = signedPart(session, expiry);
  return isSigned({ purpose, value, signature }) && Number(expiry) > now / 1000;
}

function signedPart(session: string, expiry: string): string {
  return `${session}.${expiry}`;
}
