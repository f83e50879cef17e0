/**
 * Work that is to be done once on each day of India's calendar, by one instance. Each instance asks for the
 * day's job at its start and a few times an hour; the job's id is made from the day, so that only the first is
 * taken. No instance has to be up at a certain minute, and a day on which none was up is made up for by the next
 * one's job. A job that fails is tried again as its queue says.
 */

import { createHash } from 'node:crypto';
import { dateInIndia, timeInIndia } from './clock.ts';
import { describeError, log } from './log.ts';
import { enqueueOnce, type Queue, work } from './queue.ts';

const askEveryMs = 10 * 60_000;

export type DayJob = { day: string };

/** @param notBefore a time of the day in India, `HH:MM` @returns how to stop asking */
export async function startDaily(
  queue: Queue<DayJob>,
  handler: () => Promise<void>,
  { notBefore = '00:00' } = {},
): Promise<() => void> {
  const ask = async () => {
    if (timeInIndia(new Date()) < notBefore) return;
    await enqueueDay(queue, dateInIndia()).catch((error: unknown) =>
      log.warn('daily job not asked for', { queue: queue.name, ...describeError(error) }),
    );
  };
  // No one waits for it to the second.
  await work(queue, handler, { pollingIntervalSeconds: 5 });
  const timer = setInterval(ask, askEveryMs).unref();
  await ask();
  return () => clearInterval(timer);
}

/** @returns whether this was the first to ask for that day's job */
export async function enqueueDay(queue: Queue<DayJob>, day: string): Promise<boolean> {
  return enqueueOnce(queue, { day }, idOfJob(queue.name, day));
}

/** The same on every instance for the same work, in the form of a UUID. */
export function idOfJob(queueName: string, work: string): string {
  const digest = createHash('sha256').update(`${queueName} ${work}`).digest('hex');
  return [digest.slice(0, 8), digest.slice(8, 12), `8${digest.slice(13, 16)}`, `8${digest.slice(17, 20)}`]
    .concat(digest.slice(20, 32))
    .join('-');
}
