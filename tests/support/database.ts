import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, inject } from 'vitest';
import { closeDatabase, database, setDatabaseUrl } from '#platform/database.ts';
import { startQueue, stopQueue } from '#platform/queue.ts';
import { copySeeded, copyTemplate, dropCopy } from './template-database.ts';

/**
 * Gives the test file a database of its own with the queue beside it, and clears both away at its end.
 * @param reach puts something between the site and the server, and returns the address to use
 */
export function withDatabase(reach?: (url: string) => Promise<string>): void {
  withCopy(copyTemplate, reach);
}

/** The same with the whole seed in it. */
export function withSeededDatabase(): void {
  withCopy(copySeeded);
}

function withCopy(copy: typeof copyTemplate, reach = async (url: string) => url): void {
  const name = `t_${randomBytes(6).toString('hex')}`;
  const serverUrl = inject('databaseServerUrl');
  beforeAll(async () => {
    setDatabaseUrl(await reach(await copy(serverUrl, name)));
    await startQueue();
  });
  afterAll(async () => {
    await stopQueue();
    await closeDatabase();
    await dropCopy(serverUrl, name);
  });
}

/** Rows of a query, for looking at what was stored. */
export async function rowsOf<T extends Record<string, unknown> = Record<string, unknown>>(
  text: string,
  values: unknown[] = [],
): Promise<T[]> {
  return (await database().query<T>(text, values)).rows;
}

export async function countOf(table: string): Promise<number> {
  const [row] = await rowsOf<{ count: number }>(`select count(*)::int as count from ${table}`);
  return row?.count ?? 0;
}

/** How many connections to this file's database wait for a lock that another one has. */
export async function countOfWaiting(): Promise<number> {
  const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  return (await rowsOf(waiting)).length;
}
