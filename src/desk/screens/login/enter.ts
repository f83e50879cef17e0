import type { Context } from 'hono';
import { type AccountRole, may } from '#content/access/duties.ts';
import { originOf } from '../../audit/origin.ts';
import { newBrowserId, setBrowserCookie } from '../../session/known-browsers.ts';
import { loginPath } from '../../session/local-path.ts';
import { clearStepCookie } from '../../session/login-step.ts';
import { type LoginProof, openSession } from '../../session/open-session.ts';
import type { LoginNote } from './login-page.tsx';

/** Steps that every way in has in common. */
type Entry = { then: string; with: LoginProof; providerSession?: string | undefined };

/** Sets the session in the answer. @returns where to go on, or nothing when the account has gone in the meantime */
export async function enter(
  c: Context,
  { id: userId }: { id: number },
  { then, ...proof }: Entry,
): Promise<string | undefined> {
  const origin = originOf(c);
  const browserId = origin.browserId ?? newBrowserId();
  const session = await openSession({ userId, from: { ...origin, browserId }, ...proof });
  if (!session) return undefined;
  clearStepCookie(c);
  setBrowserCookie(c, browserId);
  c.header('Set-Cookie', session.cookie, { append: true });
  return onwardOf(session, then);
}

/** Anyone who writes pages begins where pages are written. */
export function onwardOf(user: { role: AccountRole }, then: string): string {
  return then === '/desk' && !may(user, 'read-cases') ? '/admin' : then;
}

export function beginAgain(c: Context, then: string, note?: LoginNote): Response {
  return c.redirect(loginPath(then, note), 303);
}

export function withCookies(c: Context, page: Response): Response {
  return c.newResponse(page.body, page);
}

/**
 * Goes on from a page of our own: a browser that comes from elsewhere sends no strict cookie until it does, and a form of
 * ours may lead to no other site by itself.
 */
export function onceMore(c: Context, path: string): Response | Promise<Response> {
  c.header('Referrer-Policy', 'no-referrer');
  c.header('Cache-Control', 'no-store');
  const address = path.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  return c.html(
    `<!doctype html><html lang="en"><meta charset="utf-8"><meta http-equiv="refresh" content="0;url=${address}"><title>One moment</title><p><a href="${address}">Continue</a></p>`,
  );
}
