import type pg from 'pg';
import { type AccountRole, roleInShort } from '#content/access/duties.ts';
import { recordAudit } from '#content/audit/audit-log.ts';
import { inTransaction, isUniqueViolation } from '#platform/database.ts';
import { actorOf } from '../audit/origin.ts';
import type { Origin } from '../audit/request-origin.ts';
import { endAllSessions, endOtherSessions } from './end-sessions.ts';
import { isLastAdministrator, lockAdministrators } from './last-administrator.ts';
import { type Change, notifyOwner } from './notify-owner.ts';
import { removeSecondFactor } from './second-factor.ts';

/**
 * Changes what decides who an account belongs to and what it may do: its e-mail, its role, its second factor. Anyone who
 * asks has given their password and a code before. The owner is notified by mail, at the address from before the change.
 */
export type AccountChange = {
  userId: number;
  email?: string;
  role?: AccountRole;
  removesFactor?: boolean;
  /** As the form was opened with; without it, nothing is refused as changed by someone else. */
  was?: Partial<Login>;
  by: { id: number; name: string; sessionId: string };
  from: Origin;
};

export type ChangeOutcome = 'changed' | 'unchanged' | 'overtaken' | 'taken' | 'gone' | 'last-administrator';

const kinds = {
  email: 'email-changed',
  role: 'role-changed',
  'factor-removed': 'factor-removed',
  'factor-set': 'factor-set',
  'codes-made': 'codes-made',
  'office-linked': 'office-linked',
  'office-unlinked': 'office-unlinked',
} as const;

type Login = { email: string; role: AccountRole };
type Account = Login & { name: string };

export async function changeAccount(asked: AccountChange): Promise<ChangeOutcome> {
  try {
    return await inTransaction((client) => change(client, asked));
  } catch (error) {
    if (isUniqueViolation(error)) return 'taken';
    throw error;
  }
}

async function change(client: pg.ClientBase, asked: AccountChange): Promise<ChangeOutcome> {
  const { userId, by } = asked;
  await lockAdministrators(client);
  const { rows } = await client.query<Account>(
    'select name, email, role::text as role from users where id = $1 for update',
    [userId],
  );
  const [account] = rows;
  if (!account) return 'gone';
  const email = settle({ wanted: asked.email, was: asked.was?.email, now: account.email });
  const role = settle({ wanted: asked.role, was: asked.was?.role, now: account.role });
  if (email === undefined || role === undefined) return 'overtaken';
  if (role !== account.role && role !== 'administrator' && (await isLastAdministrator(client, userId)))
    return 'last-administrator';
  const changes: Change[] = [];
  if (email !== account.email) changes.push({ what: 'email' });
  if (role !== account.role) changes.push({ what: 'role', role: roleInShort(role) });
  if (asked.removesFactor && (await removeSecondFactor(client, userId)))
    changes.push({ what: 'factor-removed' });
  if (changes.length === 0) return 'unchanged';

  await client.query(
    'update users set email = $2, role = $3::enum_users_role, updated_at = now() where id = $1',
    [userId, email, role],
  );
  // Set by a person, "no role" stays until one gives another; lost with a group, it comes back with one.
  if (role !== account.role)
    await client.query('update staff.office_identities set lost_at = null where user_id = $1', [userId]);
  // A link that was mailed to the former address must not set a password any more.
  if (email !== account.email)
    await client.query('delete from staff.password_links where user_id = $1', [userId]);
  if (userId === by.id) await endOtherSessions(client, userId, by.sessionId);
  else await endAllSessions(client, userId);
  for (const { what, ...more } of changes) {
    const detail = 'role' in more ? more.role : '';
    await recordAudit(client, {
      kind: kinds[what],
      by: actorOf(by, asked.from),
      about: account.name,
      detail,
    });
  }
  await notifyOwner(client, { email: account.email, changes, by: userId === by.id ? undefined : by.name });
  return 'changed';
}

type Settled<Value> = { wanted: Value | undefined; was: Value | undefined; now: Value };

/**
 * A form sends every field, touched or not: one that was not touched follows what a colleague has saved in the meantime, else
 * a page that is still open would give a closed account its role back.
 * @returns undefined where someone has changed the same field to something else
 */
function settle<Value extends string>({ wanted, was, now }: Settled<Value>): Value | undefined {
  if (wanted === undefined || wanted === was) return now;
  return was === undefined || was === now || wanted === now ? wanted : undefined;
}
