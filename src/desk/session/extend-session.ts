import { contentService } from '#content/read/content-service.ts';
import { database } from '#platform/database.ts';
import { maxUnconfirmedSeconds } from '../office-login/confirmation.ts';
import { sessionCookie } from './session-cookie.ts';
import { type Staff, staffOfRequest } from './staff-of-request.ts';

/**
 * A session lasts eight hours from when it was used last, so that no one is thrown out in the middle of their work, and
 * a day in all, so that anyone who gets hold of it has it no longer; one that the office's provider opened ends earlier
 * unless it is confirmed there (`office-login/confirmation.ts`). Its new end is written down every few minutes at most:
 * a page asks for several things at once.
 */
const maxSessionHours = 24;
const apartMinutes = 5;

/** @returns the cookie that takes the place of the former, where a new end was due and the session is still there */
export async function extendSession({
  id: userId,
  sessionId,
}: Pick<Staff, 'id' | 'sessionId'>): Promise<string | undefined> {
  const service = await contentService();
  const { tokenExpiration } = service.collections.users.config.auth;
  const { rows } = await database().query<{ seconds: number }>({
    name: 'extend-session',
    text: `update users_sessions s set expires_at = e.new_end
      from (select u.id, least(now() + make_interval(secs => $2), u.created_at + make_interval(hours => ${maxSessionHours}),
          o.confirmed_at + make_interval(secs => $3)) as new_end
        from users_sessions u left join staff.sessions o on o.id = u.id where u.id = $1) e
      where s.id = e.id and s.expires_at > now() and s.expires_at < e.new_end - make_interval(mins => ${apartMinutes})
      returning floor(extract(epoch from s.expires_at - now()))::int as seconds`,
    values: [sessionId, tokenExpiration, maxUnconfirmedSeconds()],
  });
  const [prolonged] = rows;
  if (!prolonged) return undefined;
  const { cookie } = await sessionCookie({ userId, sessionId, seconds: prolonged.seconds });
  return cookie;
}

/** The same for a request of which no one has asked yet whose it is; one whose token is fresh costs no question. */
export async function extendSessionOf(headers: Headers): Promise<string | undefined> {
  const end = endOfToken(headers.get('cookie') ?? '');
  if (end === undefined) return undefined;
  const { tokenExpiration } = (await contentService()).collections.users.config.auth;
  if (end - Date.now() / 1000 > tokenExpiration - apartMinutes * 60) return undefined;
  const staff = await staffOfRequest(headers);
  return staff && extendSession(staff);
}

/** In seconds, as the unverified token states it: `staffOfRequest` checks it afterwards. */
function endOfToken(cookies: string): number | undefined {
  const [, claims] = /(?:^|;\s*)payload-token=[\w-]+\.([\w-]+)\./.exec(cookies) ?? [];
  if (!claims) return undefined;
  try {
    const { exp } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as { exp?: unknown };
    return typeof exp === 'number' ? exp : undefined;
  } catch {
    return undefined;
  }
}
