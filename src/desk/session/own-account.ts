import type { callLanguages } from '#cases/case-words.ts';
import { database, inTransaction } from '#platform/database.ts';

/** Changes to your own account that take a session alone. For the e-mail see `change-account.ts`. */
export type CallLanguage = keyof typeof callLanguages;
export type OwnAccount = { name: string; wantsMail: boolean; languages: CallLanguage[] };

export type KeptSession = { id: string; device: string; createdAt: Date };

export async function readOwnAccount(userId: number): Promise<OwnAccount> {
  const { rows } = await database().query<OwnAccount>(
    `select name, coalesce(wants_mail, true) as "wantsMail",
       coalesce((select array_agg(value::text order by "order") from users_languages where parent_id = $1), '{}') as languages
     from users where id = $1`,
    [userId],
  );
  return rows[0] ?? { name: '', wantsMail: true, languages: [] };
}

export async function changeOwnAccount(
  userId: number,
  { name, wantsMail, languages }: OwnAccount,
): Promise<void> {
  await inTransaction(async (client) => {
    await client.query('update users set name = $2, wants_mail = $3, updated_at = now() where id = $1', [
      userId,
      name,
      wantsMail,
    ]);
    await client.query('delete from users_languages where parent_id = $1', [userId]);
    await client.query(
      `insert into users_languages ("order", parent_id, value)
       select place, $1, value::enum_users_languages from unnest($2::text[]) with ordinality as l (value, place)`,
      [userId, languages],
    );
  });
}

/** Those that still open something, the newest first. */
export async function readSessions(userId: number): Promise<KeptSession[]> {
  const { rows } = await database().query<KeptSession>(
    `select u.id, coalesce(nullif(s.device, ''), 'An unknown device') as device, u.created_at as "createdAt"
     from users_sessions u left join staff.sessions s on s.id = u.id
     where u._parent_id = $1 and u.expires_at > now() order by u.created_at desc`,
    [userId],
  );
  return rows;
}
