import type pg from 'pg';

/**
 * One administrator with a password remains at all times: without one, the office's provider could lock everyone out by
 * being away, or by a mistake in its groups.
 */
export const lastAdministratorRefusal =
  'This is the last administrator with a password. The desk must keep one. Add another administrator with a password first.';

/** When two take the role from each other at once, the second waits and is refused. Holds until the transaction ends. */
export const administratorsLock = 'select pg_advisory_xact_lock(7203514)';

/** Asked with the lock; the content service takes a statement without parameters. */
export function isLastAdministratorQuery(userId: number): string {
  return `select coalesce(bool_or(id = ${Math.trunc(userId)}) and count(*) = 1, false) as "isLast"
    from users where role = 'administrator' and coalesce(hash, '') <> ''`;
}

type Client = Pick<pg.ClientBase, 'query'>;

export async function lockAdministrators(client: Client): Promise<void> {
  await client.query(administratorsLock);
}

/** @param client with the lock */
export async function isLastAdministrator(client: Client, userId: number): Promise<boolean> {
  const { rows } = await client.query<{ isLast: boolean }>(isLastAdministratorQuery(userId));
  return rows[0]?.isLast ?? false;
}
