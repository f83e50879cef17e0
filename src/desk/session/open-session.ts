import { randomUUID } from 'node:crypto';
import { recordAudit } from '#content/audit/audit-log.ts';
import { contentService } from '#content/read/content-service.ts';
import { inTransaction } from '#platform/database.ts';
import { actorOf } from '../audit/origin.ts';
import type { Origin } from '../audit/request-origin.ts';
import { maxUnconfirmedSeconds } from '../office-login/confirmation.ts';
import { sourceOf } from './attempt-source.ts';
import { clearAttempts } from './attempts.ts';
import { rememberBrowser } from './known-browsers.ts';
import { type SignedSession, sessionCookie } from './session-cookie.ts';

/**
 * The session that desk and content service both know: a row of the vendor's, signed as it signs, and next to it the
 * device. Written by SQL and not by the vendor's function, which writes the whole account back as it was read: of two
 * logins at once one would be lost, and a role taken away in the meantime would be given back.
 */
type Opening = {
  userId: number;
  from: Origin;
  with: LoginProof;
  /** The provider's name for its own session, of a login there. */
  providerSession?: string | undefined;
};

/** Proof that someone has given besides their password, or instead of it. */
export type LoginProof = 'code' | 'recovery' | 'set-up' | 'nothing' | 'office';

const proofs: Record<LoginProof, string> = {
  code: 'Password and code',
  recovery: 'Password and recovery code',
  'set-up': 'Password, and a second factor set up',
  nothing: 'Password alone',
  office: 'Office account',
};

/** The login is complete: wrong tries are forgotten. @returns undefined when the account is gone or closed */
export async function openSession({
  userId,
  from,
  with: proof,
  providerSession,
}: Opening): Promise<SignedSession | undefined> {
  const service = await contentService();
  const { tokenExpiration } = service.collections.users.config.auth;
  const isOffice = proof === 'office';
  const seconds = isOffice ? Math.min(tokenExpiration, maxUnconfirmedSeconds()) : tokenExpiration;
  const sessionId = randomUUID();
  const source = await sourceOf({ userId, from });
  const isThere = await inTransaction(async (client) => {
    const { rows } = await client.query<{ id: number; name: string }>(
      `select id, name from users where id = $1 and role <> 'none' for update`,
      [userId],
    );
    const [person] = rows;
    if (!person) return false;
    await client.query('delete from users_sessions where _parent_id = $1 and expires_at <= now()', [userId]);
    await client.query(
      `delete from staff.sessions s where user_id = $1
       and not exists (select from users_sessions u where u.id = s.id)`,
      [userId],
    );
    await client.query(
      `insert into users_sessions (_order, _parent_id, id, created_at, expires_at)
       select coalesce(max(_order), 0) + 1, $1, $2, now(), now() + make_interval(secs => $3)
       from users_sessions where _parent_id = $1`,
      [userId, sessionId, seconds],
    );
    await client.query(
      `insert into staff.sessions (id, user_id, device, confirmed_at, provider_session)
       values ($1, $2, $3, case when $4 then now() end, $5)`,
      [sessionId, userId, from.device, isOffice, providerSession ?? null],
    );
    await clearAttempts(client, userId, source);
    await rememberBrowser(client, { userId, from });
    const kind = proof === 'recovery' ? 'login-recovery' : 'login';
    await recordAudit(client, { kind, by: actorOf(person, from), detail: proofs[proof] });
    return true;
  });
  if (!isThere) return undefined;
  return sessionCookie({ userId, sessionId, seconds });
}
