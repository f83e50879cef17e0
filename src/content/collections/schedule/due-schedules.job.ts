/**
 * Every instance looks for due schedules, a few times a minute. Each finding is a job whose id is made from it, so that
 * only one instance's is taken; a failed one is retried, and its effect happens once (`run-schedule.ts`).
 */

import { idOfJob } from '#platform/daily-job.ts';
import { describeError, log } from '#platform/log.ts';
import { defineQueue, enqueueOnce, work } from '#platform/queue.ts';
import { type Missed, runSchedule } from './run-schedule.ts';
import { readScheduled, type Scheduled } from './scheduled.ts';

type DueJob = Omit<Scheduled, 'moment'> & { moment: string };

const dueSchedules = defineQueue<DueJob>('due-schedules', { retryDelay: 5 });
const lookEveryMs = 10_000;

/** @param tell told of what could not happen on time @returns how to stop looking */
export async function startSchedules(tell: (missed: Missed) => Promise<void>): Promise<() => void> {
  const look = () =>
    enqueueDue(new Date()).catch((error: unknown) =>
      log.warn('schedules not looked at', describeError(error)),
    );
  await work(
    dueSchedules,
    async ({ moment, ...due }, { isLast }) => {
      const missed = await runSchedule({ ...due, moment: new Date(moment) }, { isLast });
      if (!missed) return;
      log.warn('schedule not kept', { collection: due.collection, record: due.id, does: due.does });
      await tell(missed);
    },
    { pollingIntervalSeconds: 5 },
  );
  const timer = setInterval(look, lookEveryMs).unref();
  await look();
  return () => clearInterval(timer);
}

/** @returns how many were not known to be due before */
export async function enqueueDue(now: Date): Promise<number> {
  let count = 0;
  for (const due of await readScheduled(now)) {
    const { collection, id, does, versionId, moment } = due;
    const job = { collection, id, does, versionId, moment: moment.toISOString() };
    const isFirst = await enqueueOnce(
      dueSchedules,
      job,
      idOfJob(dueSchedules.name, `${collection} ${does} ${versionId}`),
    );
    if (isFirst) count += 1;
  }
  return count;
}
