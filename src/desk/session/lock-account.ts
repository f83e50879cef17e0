import type pg from 'pg';

/** Lets changes of one account take turns until the transaction ends; the panel's saves take the same lock. */
export async function lockAccount(client: Pick<pg.ClientBase, 'query'>, userId: number): Promise<void> {
  await client.query('select from users where id = $1 for update', [userId]);
}
