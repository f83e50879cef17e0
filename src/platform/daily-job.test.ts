import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { dateInIndia } from './clock.ts';
import { type DayJob, enqueueDay, startDaily } from './daily-job.ts';
import { database } from './database.ts';
import { defineQueue, startQueue, stopQueue } from './queue.ts';
import { startTestDatabase, type TestDatabase } from './testing/test-database.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 30_000 });
const patience = { timeout: 20_000, interval: 50 };

let db: TestDatabase;
beforeAll(async () => {
  db = await startTestDatabase();
  await startQueue();
});
afterAll(async () => {
  await stopQueue();
  await db.remove();
});
beforeEach(() => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
});

const jobsOf = async (queue: string) =>
  (await database().query('select data, state::text from pgboss.job where name = $1', [queue])).rows;

test('a day’s job is taken once, however many instances ask, also when it is done; the next day’s is another', async () => {
  const chores = defineQueue<DayJob>('chores');
  const asked = await Promise.all(Array.from({ length: 5 }, () => enqueueDay(chores, '2026-11-22')));
  expect(asked.filter(Boolean)).toHaveLength(1);
  await database().query(
    `update pgboss.job set state = 'completed', completed_on = now() where name = 'chores'`,
  );
  expect(await enqueueDay(chores, '2026-11-22')).toBe(false);
  expect(await enqueueDay(chores, '2026-11-23')).toBe(true);
  const other = defineQueue<DayJob>('other-chores');
  expect(await enqueueDay(other, '2026-11-22')).toBe(true);
  expect((await jobsOf('chores')).map(({ data }) => data.day)).toEqual(['2026-11-22', '2026-11-23']);
});

test('the day’s work is done at the start, at whatever hour, and a run that failed is tried again', async () => {
  const moody = defineQueue<DayJob>('moody-chores', { retryDelay: 0, retryBackoff: false });
  let runs = 0;
  const stop = await startDaily(moody, async () => {
    runs += 1;
    if (runs === 1) throw new Error('not yet');
  });
  await vi.waitFor(
    async () =>
      expect(await jobsOf('moody-chores')).toEqual([{ data: { day: dateInIndia() }, state: 'completed' }]),
    patience,
  );
  expect(runs).toBe(2);
  stop();
});

test('a running instance asks again for the days that come', async () => {
  vi.useFakeTimers({
    toFake: ['setInterval', 'clearInterval', 'Date'],
    now: new Date('2026-11-22T18:00:00Z'),
  });
  const steady = defineQueue<DayJob>('steady-chores');
  const stop = await startDaily(steady, async () => undefined);
  // 18:30 UTC is midnight in India.
  await vi.advanceTimersByTimeAsync(40 * 60_000);
  stop();
  vi.useRealTimers();
  await vi.waitFor(async () => {
    const days = (await jobsOf('steady-chores')).map(({ data }) => data.day).sort();
    expect(days).toEqual(['2026-11-22', '2026-11-23']);
  }, patience);
});
