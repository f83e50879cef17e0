import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { isSigned, sign } from '#platform/secrets.ts';
import { strictCookie } from '#platform/strict-cookie.ts';
import { type Account, accountById } from './check-login.ts';

/**
 * Between the two steps of a login: remembers for ten minutes who gave the right password in this browser. It opens nothing
 * alone, and is valid no longer than that password.
 */
const name = 'desk-login';
const purpose = 'login-step';
const path = '/desk/login';
const goodForSeconds = 10 * 60;

export function setStepCookie(c: Context, account: Account): void {
  const until = Math.floor(Date.now() / 1000) + goodForSeconds;
  const value = `${account.id}.${until}.${sign(purpose, signedPart(account, until))}`;
  setCookie(c, name, value, { ...strictCookie(path), maxAge: goodForSeconds });
}

export async function accountOfStep(c: Context, now = Date.now()): Promise<Account | undefined> {
  const [, id, until, signature] =
    /^(\d{1,9})\.(\d{1,12})\.([\w-]{43})$/.exec(getCookie(c, name) ?? '') ?? [];
  if (!id || !until || !signature || Number(until) < now / 1000) return undefined;
  const account = await accountById(Number(id));
  const value = account && signedPart(account, Number(until));
  return value && isSigned({ purpose, value, signature }) ? account : undefined;
}

export function clearStepCookie(c: Context): void {
  deleteCookie(c, name, strictCookie(path));
}

function signedPart({ id, kept }: Account, until: number): string {
  return `${id} ${until} ${kept.hash}`;
}
