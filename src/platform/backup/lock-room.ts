import type pg from 'pg';

/**
 * A restore replaces everything in one transaction, which holds its locks until it ends: of each table and index that goes,
 * of each that comes, and of what depends on them. Six for each were never seen.
 */
const locksPerRelation = 6;

/**
 * Locks of the database server: how many a restore may need, how many its settings provide for, and for how many
 * transactions at once.
 */
export type LockRoom = { needed: number; provided: number; transactions: number };

/** `max_locks_per_transaction` of the embedded server, and the least that is advised. */
export const locksPerTransaction = 256;

/** @returns `max_locks_per_transaction` with which there is room, a power of two */
export function settingFor({ needed, transactions }: Pick<LockRoom, 'needed' | 'transactions'>): number {
  return Math.max(locksPerTransaction, 2 ** Math.ceil(Math.log2(needed / transactions)));
}

/** The server's lock table has no room for a restore. Its message says what to change; the database is as it was. */
export class NoRoomForLocks extends Error {
  override name = 'NoRoomForLocks';
}

const ofRelations = `
  with server as (select current_setting('max_connections')::int
    + current_setting('max_prepared_transactions')::int as transactions)
  select count(*)::int * ${locksPerRelation} as needed, (select transactions from server) as transactions,
    (select transactions from server) * current_setting('max_locks_per_transaction')::int as provided
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
    `The database server has no room for the locks of a restore. Set max_locks_per_transaction = ${locksPerTransaction} on it, or more where max_connections is below 40, restart it, and restore again.`,
    { cause: error },
  );
}
