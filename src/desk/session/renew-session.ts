import { randomUUID } from 'node:crypto';
import { inTransaction } from '#platform/database.ts';
import { lockAccount } from './lock-account.ts';
import { sessionCookie } from './session-cookie.ts';
import type { Staff } from './staff-of-request.ts';

type Session = Pick<Staff, 'id' | 'sessionId'>;

/**
 * A new proof of who someone is gives a new token: a copy of the former one opens nothing from then on (OWASP ASVS 5,
 * 7.2.4). The session stays what it was, with its device, its end and its login at the office.
 * @returns undefined when it has ended in the meantime
 */
export async function renewSession({
  id: userId,
  sessionId: former,
}: Session): Promise<{ sessionId: string; cookie: string } | undefined> {
  const sessionId = randomUUID();
  const seconds = await inTransaction(async (client) => {
    await lockAccount(client, userId);
    const { rows } = await client.query<{ seconds: number }>(
      `update users_sessions set id = $3 where id = $1 and _parent_id = $2 and expires_at > now()
       returning floor(extract(epoch from expires_at - now()))::int as seconds`,
      [former, userId, sessionId],
    );
    await client.query('update staff.sessions set id = $2 where id = $1', [former, sessionId]);
    return rows[0]?.seconds;
  });
  if (seconds === undefined) return undefined;
  const { cookie } = await sessionCookie({ userId, sessionId, seconds });
  return { sessionId, cookie };
}
