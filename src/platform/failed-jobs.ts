import { database } from './database.ts';

export type FailedJobs = { queue: string; count: number };

/** The jobs that were given up in the last thirty days, by queue: each waits for a person. */
export async function countFailedJobs(): Promise<FailedJobs[]> {
  const { rows: tables } = await database().query(
    `select to_regclass('pgboss.job') is not null as "isThere"`,
  );
  if (!tables[0].isThere) return [];
  const { rows } = await database().query<FailedJobs>(
    `select name as queue, count(*)::int as count from pgboss.job where state = 'failed' group by name order by name`,
  );
  return rows;
}
