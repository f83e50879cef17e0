import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { dropCopy, makeEmpty } from './template-database.ts';

/** An empty database on the tests' server, for one piece of work. */
export async function withEmptyDatabase(
  work: (client: pg.Client, url: string) => Promise<void>,
): Promise<void> {
  const name = `t_${randomUUID().replaceAll('-', '')}`;
  const url = await makeEmpty(inject('databaseServerUrl'), name);
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await work(client, url);
  } finally {
    await client.end();
    await dropCopy(inject('databaseServerUrl'), name);
  }
}
