/**
 * Several instances may start at once on one database: one prepares it, the others wait for as long as that
 * takes. The lock lives and dies with a connection of its own, which carries the migrations as well: a holder
 * that is killed, or whose machine vanishes, lets go within seconds.
 */

import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { connectForLong } from './connect-for-long.ts';

const lockKey = 7_203_511;
const retryMs = 300;
const reminderMs = 10_000;
// Each question is answered at once; the migrations themselves may take whatever time they need.
const maxQuestionMs = 10_000;

/**
 * Runs `work` while no other instance does, on any machine.
 * @param say reports to the person at the terminal, at once and every ten seconds, which start is waited for
 * @throws DatabaseOutOfReach; Error when the lock was lost before the work was done
 */
export async function withStartLock<T>(
  say: (text: string) => void,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = await connectForLong('start');
  let lost: Error | undefined;
  client.on('error', (error) => {
    lost = error;
  });
  try {
    await takeLock(client, say);
    const value = await work(client);
    if (lost) throw new Error('The start lost its connection to the database.', { cause: lost });
    return value;
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function takeLock(client: pg.Client, say: (text: string) => void): Promise<void> {
  const tried = { text: 'select pg_try_advisory_lock($1) as taken', query_timeout: maxQuestionMs };
  for (let toldAt = Number.NEGATIVE_INFINITY; ; await pause(retryMs)) {
    const { rows } = await client.query<{ taken: boolean }>({ ...tried, values: [lockKey] });
    if (rows[0]?.taken) return;
    if (performance.now() - toldAt < reminderMs) continue;
    toldAt = performance.now();
    say(await describeHolder(client));
  }
}

async function describeHolder(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ name: string; seconds: number }>(
    `select a.application_name as name, extract(epoch from clock_timestamp() - a.backend_start)::int as seconds
     from pg_locks l join pg_stat_activity a using (pid)
     where l.locktype = 'advisory' and l.classid = 0 and l.objid = $1 and l.granted
       and l.database = (select oid from pg_database where datname = current_database())`,
    [lockKey],
  );
  const [holder] = rows;
  const who = holder ? `the ${holder.name}, at work for ${holder.seconds} s` : 'another start';
  return `Waiting for ${who}, to bring the database up to date …`;
}
