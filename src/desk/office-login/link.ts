import { recordAudit } from '#content/audit/audit-log.ts';
import { database, inTransaction, isUniqueViolation } from '#platform/database.ts';
import type { OidcSettings } from '#platform/oidc-settings.ts';
import { actorOf } from '../audit/origin.ts';
import type { Origin } from '../audit/request-origin.ts';
import { notifyOwner } from '../session/notify-owner.ts';
import type { Identity } from './identity.ts';

/** An office account and an account with a password become one: by its owner, who is logged in and has proved it. */
export type LinkOutcome = 'linked' | 'no-group' | 'other-account' | 'session-over';

type Asked = { userId: number; sessionId: string; identity: Identity; from: Origin };

export async function linkOffice(asked: Asked): Promise<LinkOutcome> {
  const { identity } = asked;
  // The next login there would take the role away.
  if (!identity.role) return 'no-group';
  try {
    return await link(asked);
  } catch (error) {
    if (isUniqueViolation(error)) return 'other-account';
    throw error;
  }
}

function link({ userId, sessionId, identity, from }: Asked): Promise<LinkOutcome> {
  const { issuer, subject } = identity;
  return inTransaction(async (client) => {
    const person = await personOfSession(client, { userId, sessionId });
    if (!person) return 'session-over';
    await client.query('insert into staff.office_identities (issuer, subject, user_id) values ($1, $2, $3)', [
      issuer,
      subject,
      userId,
    ]);
    await recordAudit(client, { kind: 'office-linked', by: actorOf(person, from) });
    await notifyOwner(client, { email: person.email, changes: [{ what: 'office-linked' }] });
    return 'linked';
  });
}

/** From now on the password alone opens the account. @returns false where that would leave nothing that opens it */
export function unlinkOffice(userId: number, from: Origin): Promise<boolean> {
  return inTransaction(async (client) => {
    const { rows } = await client.query<{ id: number; name: string; email: string }>(
      `select id, name, email from users where id = $1 and coalesce(hash, '') <> '' for update`,
      [userId],
    );
    const [person] = rows;
    if (!person) return false;
    const { rowCount } = await client.query('delete from staff.office_identities where user_id = $1', [
      userId,
    ]);
    if (rowCount === 0) return true;
    await recordAudit(client, { kind: 'office-unlinked', by: actorOf(person, from) });
    await notifyOwner(client, { email: person.email, changes: [{ what: 'office-unlinked' }] });
    return true;
  });
}

type Session = { userId: number; sessionId: string };
type Person = { id: number; name: string; email: string };

/** The browser does not send the session's cookie on the way back from the provider, so the row is read. */
export async function personOfSession(
  client: Pick<ReturnType<typeof database>, 'query'>,
  { userId, sessionId }: Session,
): Promise<Person | undefined> {
  const { rows } = await client.query<Person>(
    `select u.id, u.name, u.email from users_sessions s join users u on u.id = s._parent_id
     where s.id = $1 and u.id = $2 and s.expires_at > now()`,
    [sessionId, userId],
  );
  return rows[0];
}

/** Lists the ways to log in to an account. */
export type WaysIn = { hasPassword: boolean; isLinked: boolean };

export async function waysIn(userId: number, settings: OidcSettings | undefined): Promise<WaysIn> {
  const { rows } = await database().query<WaysIn>(
    `select coalesce(hash, '') <> '' as "hasPassword",
       exists (select from staff.office_identities where user_id = $1 and issuer = $2) as "isLinked"
     from users where id = $1`,
    [userId, settings?.issuer ?? ''],
  );
  return rows[0] ?? { hasPassword: false, isLinked: false };
}
