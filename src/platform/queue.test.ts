import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { database, inTransaction } from './database.ts';
import { countFailedJobs } from './failed-jobs.ts';
import { defineQueue, enqueue, startQueue, stopQueue, work } from './queue.ts';
import { postmasterPid, startTestDatabase, type TestDatabase } from './testing/test-database.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 30_000 });
const patience = { timeout: 40_000, interval: 50 };

type Errand = { number: number };
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

test('a job runs once its transaction is committed, and never when it is rolled back', async () => {
  const errands = defineQueue<Errand>('errands');
  const done: number[] = [];
  await work(errands, async ({ number }) => void done.push(number));
  const failing = inTransaction(async (client) => {
    await enqueue(errands, { number: 1 }, client);
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  await inTransaction(async (client) => {
    await enqueue(errands, { number: 2 }, client);
    // A later one that is committed at once: when it has run, the worker has looked past the other.
    await inTransaction((other) => enqueue(errands, { number: 3 }, other));
    await vi.waitFor(() => expect(done).toContain(3), patience);
    expect(done).toEqual([3]);
  });
  await vi.waitFor(() => expect(done).toEqual([3, 2]), patience);
});

test('a job that fails is tried again and at last given up; the others of its batch run once', async () => {
  const moody = defineQueue<Errand>('moody', { retryLimit: 1, retryDelay: 0, retryBackoff: false });
  const done: number[] = [];
  await inTransaction(async (client) => {
    for (const number of [1, 2, 3]) await enqueue(moody, { number }, client);
  });
  const attempts: boolean[] = [];
  await work(moody, async ({ number }, { isLast }) => {
    done.push(number);
    if (number === 2) attempts.push(isLast);
    if (number === 2) throw new Error('not today');
  });
  await vi.waitFor(async () => {
    expect(await countFailedJobs()).toEqual([{ queue: 'moody', count: 1 }]);
  }, patience);
  expect([done.sort(), attempts]).toEqual([
    [1, 2, 2, 3],
    [false, true],
  ]);
  const { rows } = await database().query(
    `select output from pgboss.job where name = 'moody' and state = 'failed'`,
  );
  expect(rows).toEqual([{ output: { message: 'not today' } }]);
});

test('the queue goes on by itself after the database was killed and came back', async () => {
  const steady = defineQueue<Errand>('steady');
  const done: number[] = [];
  await work(steady, async ({ number }) => void done.push(number));
  const killed = postmasterPid(db.dataDir);
  process.kill(killed, 'SIGKILL');
  // Its connections outlive it by a moment, and would do the work of the next lines.
  await vi.waitFor(() => expect(postmasterPid(db.dataDir)).not.toBe(killed), patience);
  await vi.waitFor(() => inTransaction((client) => enqueue(steady, { number: 7 }, client)), patience);
  await vi.waitFor(() => expect(done).toEqual([7]), patience);
});

test('the job of a killed worker is done by another one', async () => {
  const careful = defineQueue<Errand>('careful', { retryDelay: 0, retryBackoff: false });
  await inTransaction((client) => enqueue(careful, { number: 5 }, client));
  const script = `
    const { setDatabaseUrl } = await import('${import.meta.dirname}/database.ts');
    const { defineQueue, startQueue, work } = await import('${import.meta.dirname}/queue.ts');
    setDatabaseUrl(${JSON.stringify(db.url)});
    await startQueue();
    await work(defineQueue('careful'), () => { console.log('took it'); return new Promise(() => {}); });`;
  const other = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(other.stdout, 'data');
  other.kill('SIGKILL');
  const done: number[] = [];
  await work(careful, async ({ number }) => void done.push(number));
  await vi.waitFor(() => expect(done).toEqual([5]), patience);
});

test('a job that hangs is given up after its time and tried again; the others of its batch and later ones are done', async () => {
  const settings = { expireInSeconds: 2, retryDelay: 0, retryBackoff: false };
  const hanging = defineQueue<Errand>('hanging', settings);
  const done: number[] = [];
  let hangs = 1;
  await inTransaction(async (client) => {
    for (const number of [1, 2, 3]) await enqueue(hanging, { number }, client);
  });
  await work(hanging, async ({ number }) => {
    if (number === 1 && hangs-- > 0) await new Promise(() => undefined);
    done.push(number);
  });
  await inTransaction((client) => enqueue(hanging, { number: 4 }, client));
  await vi.waitFor(() => expect(new Set(done)).toEqual(new Set([1, 2, 3, 4])), patience);
  await vi.waitFor(async () => {
    const { rows } = await database().query(`select state from pgboss.job where name = 'hanging'`);
    expect(rows).toEqual(Array(4).fill({ state: 'completed' }));
  }, patience);
  // Only what hung is done over again.
  expect(done.toSorted()).toEqual([1, 2, 3, 4]);
});

test('a job that is let finish at a stop can put another one into the queue', async () => {
  const [last, next] = [defineQueue<Errand>('last'), defineQueue<Errand>('next')];
  const begun = Promise.withResolvers<void>();
  const stopping = Promise.withResolvers<void>();
  await inTransaction((client) => enqueue(last, { number: 1 }, client));
  await work(last, async ({ number }) => {
    begun.resolve();
    await stopping.promise;
    await inTransaction((client) => enqueue(next, { number }, client));
  });
  await begun.promise;
  const stopped = stopQueue();
  stopping.resolve();
  await stopped;
  const { rows } = await database().query(
    `select name, state from pgboss.job where name in ('last', 'next') order by name`,
  );
  expect(rows).toEqual([
    { name: 'last', state: 'completed' },
    { name: 'next', state: 'created' },
  ]);
  await startQueue();
});
