import { loginPath } from '../session/own-path.ts';

const screens: readonly [RegExp, string][] = [
  [/^\/admin\/(login|create-first-user)$/, '/desk/login'],
  // A session that ran out is over already.
  [/^\/admin\/(logout-inactivity)$/, '/desk/login'],
  [/^\/admin\/logout$/, '/desk/logout'],
  [/^\/admin\/(forgot|reset\/[^/]+|verify\/[^/]+)$/, '/desk/login/forgot'],
  [/^\/admin\/account$/, '/desk/account'],
];

type Asked = { url?: string; method?: string; headers: { cookie?: string } };

/** @returns where an address of the content service's screens leads instead: to its place on the desk, or the login */
export function placeOnDesk({ url = '/', method, headers }: Asked): string | undefined {
  if (method !== 'GET' && method !== 'HEAD') return undefined;
  const [path = '', query = ''] = url.split('?');
  if (!/^\/admin(\/|$)/.test(path)) return undefined;
  const place = screens.find(([pattern]) => pattern.test(path.replace(/\/$/, '')))?.[1];
  if (place === '/desk/login') return loginPath(new URLSearchParams(query).get('redirect') ?? '/desk');
  // Whether a session holds is asked by whoever answers; without one there is nothing to answer.
  return place ?? (headers.cookie?.includes('payload-token=') ? undefined : loginPath(url));
}
