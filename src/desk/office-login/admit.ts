import type pg from 'pg';
import { type AccountRole, roleInShort, type StaffRole } from '#content/access/duties.ts';
import { type AuditActor, recordAudit } from '#content/audit/audit-log.ts';
import { inTransaction } from '#platform/database.ts';
import type { OidcSettings } from '#platform/oidc-settings.ts';
import { actorOf } from '../audit/origin.ts';
import type { Origin } from '../audit/request-origin.ts';
import { endAllSessions } from '../session/end-sessions.ts';
import { isLastAdministrator, lockAdministrators } from '../session/last-administrator.ts';
import { notifyOwner } from '../session/notify-owner.ts';
import type { Identity } from './identity.ts';

/**
 * Decides on a person who has logged in at the provider: finds their account by issuer and subject, brings its role to what
 * their groups give now, and makes an account at the first login. An e-mail never leads to an account: anyone who sets
 * theirs at the provider could take a colleague's.
 */
export type Refusal =
  /** None of their groups gives a role. One that they had is gone with this. */
  | 'no-group'
  /** The same of the last administrator with a password, who keeps the role and the password. */
  | 'no-group-but-password'
  /** An administrator has closed the account. */
  | 'closed'
  /** At the first login: another account has this e-mail. */
  | 'email-taken'
  | 'no-email';

export type Admission = { userId: number; name: string } | { why: Refusal };

type Asked = { identity: Identity; from: Origin; settings: OidcSettings };

type Account = {
  id: number;
  name: string;
  email: string;
  role: AccountRole;
  /** The role was lost with a group, and comes back with one. */
  isLost: boolean;
};

export function admit(asked: Asked): Promise<Admission> {
  return inTransaction(async (client) => {
    // Also keeps a first login that is sent twice from making two accounts.
    await lockAdministrators(client);
    const account = await accountOf(client, asked.identity);
    const admission = account ? await admitAgain(client, account, asked) : await admitFirst(client, asked);
    if ('why' in admission) {
      const by = actorOf({ id: account?.id ?? null, name: asked.identity.name }, asked.from);
      await recordAudit(client, { kind: 'office-refused', by, detail: refusalsInShort[admission.why] });
    }
    return admission;
  });
}

const refusalsInShort: Record<Refusal, string> = {
  'no-group': 'No group that gives a role',
  'no-group-but-password': 'No group that gives a role; the last administrator with a password stays one',
  closed: 'The account is closed',
  'email-taken': 'First login with the e-mail of another account',
  'no-email': 'First login without an e-mail',
};

async function accountOf(client: pg.ClientBase, { issuer, subject }: Identity): Promise<Account | undefined> {
  const { rows } = await client.query<Account>(
    `select u.id, u.name, u.email, u.role::text as role, i.lost_at is not null as "isLost"
     from staff.office_identities i join users u on u.id = i.user_id
     where i.issuer = $1 and i.subject = $2 for update of u`,
    [issuer, subject],
  );
  return rows[0];
}

async function admitAgain(client: pg.ClientBase, account: Account, asked: Asked): Promise<Admission> {
  const { role } = asked.identity;
  if (account.role === 'none' && !account.isLost) return { why: 'closed' };
  if (role !== account.role && (await isLastAdministrator(client, account.id)))
    return role ? admitted(account) : { why: 'no-group-but-password' };
  await setRole(client, { account, role: role ?? 'none', asked });
  return role ? admitted(account) : { why: 'no-group' };
}

function admitted({ id: userId, name }: Account): Admission {
  return { userId, name };
}

type NewRole = { account: Account; role: AccountRole; asked: Asked };

/** Everything that the former role opened ends with it. */
async function setRole(client: pg.ClientBase, { account, role, asked }: NewRole): Promise<void> {
  const { id, name, email } = account;
  if (role === account.role) return;
  await client.query('update users set role = $2::enum_users_role, updated_at = now() where id = $1', [
    id,
    role,
  ]);
  await client.query(
    `update staff.office_identities set lost_at = case when $2 then now() end where user_id = $1`,
    [id, role === 'none'],
  );
  await endAllSessions(client, id);
  const by: AuditActor = { ...actorOf({ id, name }, asked.from) };
  const detail = `${roleInShort(role)}, by the groups of ${asked.settings.name}`;
  await recordAudit(client, { kind: 'role-changed', by, about: name, detail });
  const change = { what: 'role', role: roleInShort(role) } as const;
  await notifyOwner(client, { email, changes: [change], by: `the groups of ${asked.settings.name}` });
}

async function admitFirst(client: pg.ClientBase, asked: Asked): Promise<Admission> {
  const { identity, from, settings } = asked;
  const { name, email, role } = identity;
  if (!role) return { why: 'no-group' };
  if (!email) return { why: 'no-email' };
  const userId = await makeAccount(client, { name, email, role });
  if (!userId) return { why: 'email-taken' };
  await client.query('insert into staff.office_identities (issuer, subject, user_id) values ($1, $2, $3)', [
    identity.issuer,
    identity.subject,
    userId,
  ]);
  const detail = `${roleInShort(role)}, by the groups of ${settings.name}`;
  const by = actorOf({ id: userId, name }, from);
  await recordAudit(client, { kind: 'account-created', by, about: name, detail });
  return { userId, name };
}

/** Without a password, which no mailed link sets either. @returns undefined when another account has the e-mail */
async function makeAccount(
  client: pg.ClientBase,
  { name, email, role }: { name: string; email: string; role: StaffRole },
): Promise<number | undefined> {
  const { rows } = await client.query<{ id: number }>(
    `insert into users (name, email, role, wants_mail) values ($1, $2, $3::enum_users_role, true)
     on conflict (email) do nothing returning id`,
    [name, email, role],
  );
  const [made] = rows;
  if (!made) return undefined;
  await client.query(`insert into users_languages ("order", parent_id, value) values (1, $1, 'English')`, [
    made.id,
  ]);
  return made.id;
}
