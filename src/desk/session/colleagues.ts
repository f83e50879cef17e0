import type { AccountRole } from '#content/access/duties.ts';
import { type AuditActor, recordAudit } from '#content/audit/audit-log.ts';
import { database, inTransaction } from '#platform/database.ts';
import { clearAllAttempts } from './attempts.ts';
import { endAllSessions } from './end-sessions.ts';

/** The staff as an administrator sees them, and help for someone who cannot log in. */
export type Colleague = {
  id: number;
  name: string;
  email: string;
  role: AccountRole;
  lastLoginAt: Date | null;
  openSessions: number;
  hasSecondFactor: boolean;
  hasPassword: boolean;
  hasOfficeAccount: boolean;
  /** Absent unless there is a pause for some browser or network. */
  pausedUntil: Date | null;
};

export async function readColleagues(): Promise<Colleague[]> {
  const { rows } = await database().query<Colleague>(
    `select u.id, u.name, u.email, u.role::text as role,
       (select max(s.created_at) from staff.sessions s where s.user_id = u.id) as "lastLoginAt",
       (select count(*)::int from users_sessions o where o._parent_id = u.id and o.expires_at > now()) as "openSessions",
       exists (select from staff.second_factors f where f.user_id = u.id) as "hasSecondFactor",
       coalesce(u.hash, '') <> '' as "hasPassword",
       exists (select from staff.office_identities i where i.user_id = u.id) as "hasOfficeAccount",
       (select max(a.paused_until) from staff.login_attempts a
         where a.user_id = u.id and a.paused_until > now()) as "pausedUntil"
     from users u order by lower(u.name), u.id`,
  );
  return rows;
}

/** Help that takes nothing but the right to give it; anyone who changes an account proves who they are (`change-account.ts`). */
export type HelpKind = 'end-sessions' | 'unlock';

export async function help(kind: HelpKind, userId: number, by: AuditActor): Promise<void> {
  await inTransaction(async (client) => {
    if (kind === 'unlock') await clearAllAttempts(client, userId);
    else await endAllSessions(client, userId);
    const { rows } = await client.query<{ name: string }>('select name from users where id = $1', [userId]);
    for (const { name } of rows)
      await recordAudit(client, { kind: kind === 'unlock' ? 'unlocked' : 'sessions-ended', by, about: name });
  });
}
