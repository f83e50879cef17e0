import type pg from 'pg';
import { inTransaction } from './database.ts';
import { describeError, log } from './log.ts';
import { enqueue, type Queue } from './queue.ts';

/** Rows with the columns `id`, `state` (pending, sending, sent, failed) and `updated_at`, each with a job. */
export type OwedRows<Key extends string = string> = {
  table: string;
  queue: Queue<Record<Key, number>>;
  /** Name of the row's id in a job. Like the table it is our own word: both become part of the statement. */
  key: Key;
};

const atOnce = 500;
const sweepEveryMs = 60_000;

/** A job that is going to be worked on, or is. With a second one a row would be sent twice, its attempts counted twice. */
const livingJob = (key: string) => `(
  select from pgboss.job j
  where j.name = $1 and j.state in ('created', 'retry', 'active') and (j.data ->> '${key}')::int = owed.id)`;

/**
 * Has rows worked on at once, by one job each and with its first pause again. A row that is being worked on at this moment
 * keeps that job: if it ends without another attempt, the row is an orphan.
 * @param client has changed the rows before, so that of two such requests the later one sees the jobs of the earlier
 */
export async function requeueNow<Key extends string>(
  client: pg.ClientBase,
  { queue, key }: OwedRows<Key>,
  ids: readonly number[],
): Promise<void> {
  await client.query(
    `delete from pgboss.job
     where name = $1 and state in ('created', 'retry') and (data ->> '${key}')::int = any($2)`,
    [queue.name, ids],
  );
  const { rows } = await client.query<{ id: number }>(
    `select id from unnest($2::int[]) as owed (id) where not exists ${livingJob(key)}`,
    [queue.name, ids],
  );
  for (const { id } of rows) await enqueue(queue, { [key]: id } as Record<Key, number>, client);
}

/**
 * A mail or delivery is enqueued in the transaction that writes it. Should its job get lost (a queue emptied by
 * hand, a database restored from two backups, a job out of retries), this finds the row and requeues it. A row
 * that has a living job is left alone.
 * @returns how many had no job
 */
export async function requeueOrphaned<Key extends string>({
  table,
  queue,
  key,
}: OwedRows<Key>): Promise<number> {
  const count = await inTransaction(async (client) => {
    // Touching the rows keeps another instance's sweep, which waits for the locks, from taking them too.
    const { rows } = await client.query<{ id: number }>(
      `update ${table} set updated_at = now() where id in (
         select id from ${table} owed
         where state in ('pending', 'sending') and updated_at < now() - interval '2 minutes'
           and not exists ${livingJob(key)}
         order by id limit $2 for update skip locked)
       returning id`,
      [queue.name, atOnce],
    );
    for (const { id } of rows) await enqueue(queue, { [key]: id } as Record<Key, number>, client);
    return rows.length;
  });
  if (count > 0) log.warn('rows without a job enqueued again', { table, count });
  return count;
}

/** Looks at once and then every minute. @returns how to stop */
export async function sweepOrphaned<Key extends string>(owed: OwedRows<Key>): Promise<() => void> {
  const sweep = () =>
    requeueOrphaned(owed).catch((error: unknown) =>
      log.warn('sweep put off', { table: owed.table, ...describeError(error) }),
    );
  const timer = setInterval(sweep, sweepEveryMs).unref();
  await sweep();
  return () => clearInterval(timer);
}
