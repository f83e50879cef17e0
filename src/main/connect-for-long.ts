import os from 'node:os';
import pg from 'pg';
import { databaseUrl } from '#platform/database.ts';

const maxConnectMs = 10_000;

/** The database does not answer; the message says what to look at, without a password. */
export class DatabaseOutOfReach extends Error {
  override name = 'DatabaseOutOfReach';
}

/**
 * A connection whose statements may take whatever time they need, and whose end the server notices within seconds.
 * @param purpose of this process, for those who wait for it
 * @throws DatabaseOutOfReach
 */
export async function connectForLong(purpose: string, url = databaseUrl()): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: url,
    // PostgreSQL keeps 63 bytes of it; read by those who wait.
    application_name: `${purpose} on ${os.hostname()}, process ${process.pid}`,
    keepAlive: true,
    connectionTimeoutMillis: maxConnectMs,
  });
  // Its statements fail then; unheard, the event would end the process.
  client.on('error', () => undefined);
  try {
    await client.connect();
  } catch (error) {
    throw new DatabaseOutOfReach(
      `The database cannot be reached (${reasonOf(error)}). Check DATABASE_URL, that the server runs, and that it takes one more connection.`,
      { cause: error },
    );
  }
  await noticeDeathQuickly(client);
  return client;
}

function reasonOf(error: unknown): string {
  const { code, message } = error as { code?: string; message?: string };
  return message || code || 'no answer';
}

/** By default a server notices only after hours that a client's machine has gone, and at a statement's end that it was killed. */
async function noticeDeathQuickly(client: pg.Client): Promise<void> {
  const settings = {
    tcp_keepalives_idle: '10',
    tcp_keepalives_interval: '5',
    tcp_keepalives_count: '3',
    client_connection_check_interval: '2s',
  };
  for (const [name, value] of Object.entries(settings)) {
    // Not every system that PostgreSQL runs on can do each of them.
    await client.query(`set ${name} = '${value}'`).catch(() => undefined);
  }
}
