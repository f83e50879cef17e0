/**
 * Takes personal data out when its time is over. Tables with a period in months are gone through once a day, by
 * one instance; what has to be found out (a file in this machine's own folder, say) is swept often, by each. Only
 * counts are logged. Nothing is deleted while the clock is not to be believed, and no more than usual of a table before
 * a person has agreed.
 */

import { startDaily } from './daily-job.ts';
import { database } from './database.ts';
import { describeError, log } from './log.ts';
import type { PersonalData } from './personal-data.ts';
import { defineQueue } from './queue.ts';
import { isClockRight } from './retention/clock.ts';
import { mayDelete, noteDeletion } from './retention/usual-count.ts';

const retentionQueue = defineQueue<{ day: string }>('retention', { retryDelay: 60, expireInSeconds: 3600 });
const sweepEveryMs = 10 * 60_000;
// So that no transaction is long: a batch locks its rows, and what goes with them.
const atOnce = 500;

/** Starts with a sweep and with what has been due since the last run. @returns how to stop it */
export async function startRetention(list: readonly PersonalData[]): Promise<() => void> {
  const stopDaily = await startDaily(retentionQueue, () => deleteExpired(list));
  const sweep = () =>
    sweepAll(list).catch((error: unknown) => log.warn('sweeps put off', describeError(error)));
  const timer = setInterval(sweep, sweepEveryMs).unref();
  await sweep();
  return () => {
    stopDaily();
    clearInterval(timer);
  };
}

/**
 * Deletes what is older than its period, the oldest first.
 * @throws Error when a period cannot be read: nothing of that place and the later ones is deleted then
 */
export async function deleteExpired(list: readonly PersonalData[]): Promise<void> {
  if (!(await isClockRight())) return;
  for (const { place, stays } of list) {
    if (!('months' in stays)) continue;
    const months = await stays.months();
    if (!(await mayDelete(place, months))) continue;
    const count = await deleteOlderThan(place, months);
    if (count === 0) continue;
    await noteDeletion(place, count);
    log.info('personal data deleted after its period', { place, count });
  }
}

/** @param place a table of a definition of ours: it becomes part of the statement */
async function deleteOlderThan(place: string, months: number): Promise<number> {
  let count = 0;
  for (;;) {
    // A row that someone is working on is left for the next day.
    const { rowCount } = await database().query(
      `delete from ${place} where id in (
         select id from ${place} where created_at < now() - make_interval(months => $1)
         order by created_at limit $2 for update skip locked)`,
      [months, atOnce],
    );
    count += rowCount ?? 0;
    if (!rowCount) return count;
  }
}

export async function sweepAll(list: readonly PersonalData[]): Promise<void> {
  if (!(await isClockRight())) return;
  for (const { place, stays } of list) {
    if (!('sweep' in stays) || !stays.sweep) continue;
    await stays
      .sweep()
      .catch((error: unknown) => log.warn('sweep put off', { place, ...describeError(error) }));
  }
}
