import type pg from 'pg';

/**
 * A restore replaces everything in one transaction, which holds its locks until it ends: of each table and index that goes,
 * of each that comes, and of what depends on them. Six for each were never seen.
 */
const locksPerRelation = 6;

/** Locks of the database server: how many a restore may need, and how many its settings provide for. */
export type LockRoom = { needed: number; provided: number };

/** The server's lock table has no room for a restore. Its message says what to change; the database is as it was. */
export class NoRoomForLocks extends Error {
  override name = 'NoRoomForLocks';
}

const ofRelations = `
  select count(*)::int * ${locksPerRelation} as needed,
    current_setting('max_locks_per_transaction')::int
      * (current_setting('max_connections')::int + current_setting('max_prepared_transactions')::int) as provided
  from pg_class join pg_namespace on pg_namespace.oid = relnamespace
  where nspname not in ('pg_catalog', 'information_schema')
    and relkind in ('r', 'i', 'S', 't') and relpersistence = 'p'`;

export async function readLockRoom(client: Pick<pg.Client, 'query'>): Promise<LockRoom> {
  const { rows } = await client.query<LockRoom>(ofRelations);
  const [room] = rows;
  if (!room) throw new Error('The database server did not report its locks.');
  return room;
}

/** For PostgreSQL's “out of shared memory”, an error that says what to do; any other as it is. */
export function explainLocks(error: unknown): unknown {
  if ((error as { code?: string }).code !== '53200') return error;
  return new NoRoomForLocks(
    'The database server has no room for the locks of a restore. Set max_locks_per_transaction = 256 on it, restart it, and restore again.',
    { cause: error },
  );
}
