/**
 * Access to a person's page: a link in a mail, good for an hour and for one use, and the session that it is exchanged
 * for. Neither can be guessed, and the database has only a digest of each, so that anyone who reads it opens nothing.
 */

import type pg from 'pg';
import { database, inTransaction } from '#platform/database.ts';
import { hashToken, newKey } from '#platform/ids.ts';

type Use = 'link' | 'session';

export const validMinutes: Record<Use, number> = { link: 60, session: 30 };

export async function createAccessToken(client: pg.ClientBase, use: Use, email: string): Promise<string> {
  const key = newKey(32);
  await client.query('insert into privacy.keys (digest, use, email) values ($1, $2, $3)', [
    hashToken(key),
    use,
    email,
  ]);
  return key;
}

/**
 * Finds the owner of a link, which stays valid.
 * @returns the address that it was sent to
 */
export function emailOfLink(key: string): Promise<string | undefined> {
  return emailOf('link', key);
}

export function emailOfSession(key: string): Promise<string | undefined> {
  return emailOf('session', key);
}

/** Spends a link. Of two at once one gets the session. */
export async function openSession(link: string): Promise<string | undefined> {
  return inTransaction(async (client) => {
    const { rows } = await client.query<{ email: string }>(
      `delete from privacy.keys where ${isGood} returning email`,
      [hashToken(link), 'link', validMinutes.link],
    );
    const [spent] = rows;
    return spent && createAccessToken(client, 'session', spent.email);
  });
}

export async function endSession(key: string): Promise<void> {
  await database().query(`delete from privacy.keys where digest = $1 and use = 'session'`, [hashToken(key)]);
}

export async function deleteExpiredTokens(): Promise<void> {
  const longest = Math.max(...Object.values(validMinutes));
  await database().query(`delete from privacy.keys where created_at < now() - make_interval(mins => $1)`, [
    longest,
  ]);
}

const isGood = 'digest = $1 and use = $2 and created_at > now() - make_interval(mins => $3)';

async function emailOf(use: Use, key: string): Promise<string | undefined> {
  const { rows } = await database().query<{ email: string }>(
    `select email from privacy.keys where ${isGood}`,
    [hashToken(key), use, validMinutes[use]],
  );
  return rows[0]?.email;
}
