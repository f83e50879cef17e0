import { database } from './database.ts';
import type { Queue } from './queue.ts';

/**
 * When the queue takes up the work on each of these records next.
 * @param key name of a record's id in a job; our own word, it becomes part of the statement
 */
export async function nextTries<Key extends string>(
  { name }: Queue<Record<Key, number>>,
  key: Key,
  ids: readonly number[],
): Promise<Map<number, Date>> {
  if (ids.length === 0) return new Map();
  const { rows } = await database().query<{ id: number; at: Date }>(
    `select (data ->> '${key}')::int as id, min(start_after) as at from pgboss.job
     where name = $1 and state in ('created', 'retry') and (data ->> '${key}')::int = any($2) group by 1`,
    [name, ids],
  );
  return new Map(rows.map(({ id, at }) => [id, at]));
}
