import { confirmationPath, isPageOpened } from '#desk/office-login/confirmation.ts';
import { loginPath } from '#desk/session/local-path.ts';
import { staffOfRequest } from '#desk/session/staff-of-request.ts';

const screens: readonly [RegExp, string][] = [
  [/^\/admin\/(login|create-first-user)$/, '/desk/login'],
  // A session that ran out is over already.
  [/^\/admin\/(logout-inactivity)$/, '/desk/login'],
  [/^\/admin\/logout$/, '/desk/logout'],
  [/^\/admin\/(forgot|reset\/[^/]+|verify\/[^/]+)$/, '/desk/login/forgot'],
  [/^\/admin\/account$/, '/desk/account'],
  // Their number is the same there.
  [/^\/admin\/collections\/privacy-requests(?=\/\d+$|$)/, '/desk/privacy'],
  [/^\/admin\/mails$/, '/desk/mails'],
  [/^\/admin\/mails\/preview\/([\w-]+)$/, '/desk/mails/looks/$1'],
  [/^\/admin\/mails\/folder\/([^/]+)$/, '/desk/mails/folder/$1'],
  [/^\/admin\/collections\/deliveries$/, '/desk/mails'],
  [/^\/admin\/collections\/deliveries\/(\d+)$/, '/desk/deliveries/$1'],
  // Newsletters are written in the form there.
  [/^\/admin\/collections\/newsletters$/, '/desk/newsletters'],
  [/^\/admin\/collections\/newsletter-subscribers$/, '/desk/newsletters/subscribers'],
  [/^\/admin\/collections\/newsletter-subscribers\/(\d+)$/, '/desk/newsletters/subscribers/$1'],
  [/^\/admin\/tools(\/preview\/[\w-]+)?$/, '/desk/tools'],
];

type Asked = { url?: string; method?: string };

const isRead = (method: string | undefined) => method === 'GET' || method === 'HEAD';
const isScreen = (path: string) => /^\/admin(\/|$)/.test(path);

/** @returns where an address of the content service's screens leads instead, if it has a place on the desk */
export function deskRedirect({ url = '/', method }: Asked): string | undefined {
  const [path = '', query = ''] = url.split('?');
  if (!isRead(method) || !isScreen(path)) return undefined;
  const screen = path.replace(/\/$/, '');
  const found = screens.find(([pattern]) => pattern.test(screen));
  const place = found && screen.replace(...found);
  if (place === '/desk/login') return loginPath(new URLSearchParams(query).get('redirect') ?? '/desk');
  return place;
}

/**
 * Next begins to render a screen before it looks at the session: a cookie that was forged, or has ended, would get the
 * panel's frame.
 *
 * @returns the login, for a screen without a valid session; the provider of the office, for a session to be confirmed there
 */
export async function loginInstead(asked: Asked, headers: Headers): Promise<string | undefined> {
  const { url = '/', method } = asked;
  if (!isRead(method) || !isScreen(url.split('?')[0] ?? '')) return undefined;
  const staff = await staffOfRequest(headers);
  if (!staff) return loginPath(url);
  return isPageOpened(headers) ? confirmationPath(staff, url) : undefined;
}
