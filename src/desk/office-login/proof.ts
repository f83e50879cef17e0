import { database } from '#platform/database.ts';
import type { Identity } from './identity.ts';

/**
 * Instead of a password and a code: the person has just logged in at the provider again. It is good for one change within
 * a few minutes, in the session that asked for it.
 */
export const proofMinutes = 10;

type Session = { userId: number; sessionId: string };

/** @returns false when it was not the office account of this session's account, or the session is over */
export async function keepProof({ userId, sessionId }: Session, identity: Identity): Promise<boolean> {
  const { rowCount } = await database().query(
    `update staff.sessions s set proved_at = now() from staff.office_identities i, users_sessions u
     where s.id = $1 and s.user_id = $2 and u.id = s.id and u.expires_at > now()
       and i.user_id = s.user_id and i.issuer = $3 and i.subject = $4`,
    [sessionId, userId, identity.issuer, identity.subject],
  );
  return rowCount === 1;
}

export async function hasProof({ userId, sessionId }: Session): Promise<boolean> {
  const { rowCount } = await database().query(
    `select from staff.sessions where id = $1 and user_id = $2 and proved_at > now() - make_interval(mins => $3)`,
    [sessionId, userId, proofMinutes],
  );
  return rowCount === 1;
}

/** @returns whether there was one */
export async function spendProof({ userId, sessionId }: Session): Promise<boolean> {
  const { rowCount } = await database().query(
    `update staff.sessions set proved_at = null
     where id = $1 and user_id = $2 and proved_at > now() - make_interval(mins => $3)`,
    [sessionId, userId, proofMinutes],
  );
  return rowCount === 1;
}
