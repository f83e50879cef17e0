import { loginPath } from '../session/own-path.ts';

/**
 * There is one login, the desk's (`screens/login`). The content service's own ways to a session are closed to everybody:
 * they ask for no second factor, and count wrong tries otherwise.
 */
const closedEndpoints = new Set([
  'login',
  'forgot-password',
  'reset-password',
  'unlock',
  'first-register',
  'refresh-token',
  'verify',
]);

/** @param slug the parts of the address after `/cmsapi/api/` */
export function isClosed([first, second = '']: string[]): boolean {
  return first === 'users' && closedEndpoints.has(second);
}

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
