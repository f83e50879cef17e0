import { env } from '#platform/env.ts';

/** The login, and where it leads on to. */
export function loginPath(then: string): string {
  return then === '/desk' ? '/desk/login' : `/desk/login?then=${encodeURIComponent(then)}`;
}

/** Where someone wanted to go before the login: a page of the staff's, on this site; else the desk. */
export function localPath(wanted: string | undefined): string {
  const origin = new URL(env().siteUrl).origin;
  if (!wanted?.startsWith('/') || !URL.canParse(wanted, origin)) return '/desk';
  const url = new URL(wanted, origin);
  const isOurs = url.origin === origin && /^\/(desk|admin)(\/|$)/.test(url.pathname);
  const isDoor = /^\/(desk\/(login|logout)|admin\/(login|logout))/.test(url.pathname);
  return isOurs && !isDoor ? url.pathname + url.search : '/desk';
}
