import pg from 'pg';
import { type Finding, stop } from './finding.ts';

const maxQueryMs = 3000;

/**
 * Finds a connection pooler that hands one session from server connection to server connection: locks that last for a
 * session and `LISTEN` are lost behind it. One that keeps sessions together is fine.
 */
export async function checkPooler(connectionString: string): Promise<Finding[]> {
  const clients = [1, 2].map(() => new pg.Client({ connectionString, query_timeout: maxQueryMs }));
  const [one, other] = clients;
  if (!one || !other) return [];
  for (const client of clients) client.on('error', () => undefined);
  try {
    await Promise.all(clients.map((client) => client.connect()));
    if ((await isDirect(one)) || (await keepsSession(one, other))) return [];
  } finally {
    await Promise.allSettled(clients.map((client) => client.end()));
  }
  return [
    stop(
      'DATABASE_URL points at a connection pooler in transaction mode: locks and notices that last for a session are lost.',
      'Point DATABASE_URL at PostgreSQL itself, or at a pool in session mode. The site holds few connections: see DATABASE_CONNECTIONS.',
    ),
  ];
}

/** A pooler answers with a process id of its own making. */
async function isDirect(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  return rows[0]?.pid === (client as pg.Client & { processID?: number }).processID;
}

/**
 * The other's transaction holds the server connection that the setting was made on, unless it is this session's own.
 */
async function keepsSession(client: pg.Client, other: pg.Client): Promise<boolean> {
  await client.query(`select set_config('probe.session', 'kept', false)`);
  await other.query('begin');
  try {
    const { rows } = await client.query(`select current_setting('probe.session', true) as value`);
    return rows[0]?.value === 'kept';
  } catch {
    // The pool has one server connection, and the other's transaction has it.
    return false;
  }
}
