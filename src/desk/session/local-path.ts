import { env } from '#platform/env.ts';

/** The login, where it leads on to, and why it is asked for. @param said key of a note on its page */
export function loginPath(then: string, said?: string): string {
  const query = [then !== '/desk' && `then=${encodeURIComponent(then)}`, said && `said=${said}`].filter(
    Boolean,
  );
  return ['/desk/login', query.join('&')].filter(Boolean).join('?');
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
