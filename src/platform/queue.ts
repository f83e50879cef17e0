import type pg from 'pg';
import { type Db, type JobResult, type JobWithMetadata, PgBoss } from 'pg-boss';
import { connectionShares, databaseUrl, GuardedPool } from './database.ts';
import { log } from './log.ts';
import { logThrottled } from './log-throttled.ts';
import { sharedState } from './shared-state.ts';
import { inSpan } from './tracing/tracing.ts';

/**
 * Work to be done after an answer, kept in Postgres (pg-boss). A job is enqueued in the transaction that makes
 * it necessary, runs at least once, and is tried again with growing pauses; the jobs of a killed worker are
 * back within half a minute. A job that is given up stays in the table as failed, is logged, and is counted by
 * `failed-jobs.ts`.
 *
 * Workers ask once a second instead of being notified: NOTIFY in a transaction makes all COMMITs queue up
 * (measured: 600 transactions a second with it, 1,260 without).
 */
export type Queue<Data extends object> = { name: string; settings: Required<QueueSettings>; example?: Data };

export type QueueSettings = {
  /** How often a failed job is tried again, and the pauses in seconds: the first one, and the longest. */
  retryLimit?: number;
  retryDelay?: number;
  retryBackoff?: boolean;
  retryDelayMax?: number;
  /** A job that runs longer has failed. */
  expireInSeconds?: number;
};

// About half a day of attempts.
const defaults = {
  retryLimit: 60,
  retryDelay: 2,
  retryBackoff: true,
  retryDelayMax: 900,
  expireInSeconds: 120,
} satisfies QueueSettings;

const daySeconds = 86_400;
const kept = { retentionSeconds: 60 * daySeconds, deleteAfterSeconds: 30 * daySeconds };
// A worker that is silent for so long is dead; pg-boss allows no less.
const heartbeatSeconds = 10;
const stopTimeoutMs = 8000;
// As everywhere: a connection that died without a word must not be waited for.
const maxQueryMs = 15_000;

type QueueState = { boss: PgBoss | undefined; pool: pg.Pool | undefined; made: Map<string, Promise<void>> };
const state = () =>
  sharedState<QueueState>('queue', () => ({ boss: undefined, pool: undefined, made: new Map() }));

/**
 * @param isWorking whether its jobs are done here, and kept in order; the staff side only puts some in
 * @throws Error when the database cannot be reached
 */
export async function startQueue({ isWorking = true } = {}): Promise<void> {
  const shared = state();
  if (shared.boss) return;
  const pool = new GuardedPool({
    connectionString: databaseUrl(),
    application_name: 'queue',
    max: connectionShares().queue,
    query_timeout: maxQueryMs,
  });
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    schedule: false,
    supervise: isWorking,
    superviseIntervalSeconds: 5,
    monitorIntervalSeconds: 5,
    maintenanceIntervalSeconds: 3600,
  });
  // Emitted at every poll while the database is away; pg-boss goes on by itself once it is back.
  boss.on('error', (error: Error & { code?: string }) => {
    logThrottled('queue cannot reach its database', {
      code: error.code,
      message: error.message?.slice(0, 200),
    });
  });
  try {
    await boss.start();
  } catch (error) {
    await pool.end();
    throw error;
  }
  Object.assign(shared, { boss, pool, made: new Map() });
}

/** Lets running jobs finish for a few seconds; those that do not are tried again later. */
export async function stopQueue(): Promise<void> {
  const shared = state();
  const { boss, pool } = shared;
  // Until then those jobs may put others into the queue.
  await boss?.stop({ graceful: true, timeout: stopTimeoutMs });
  Object.assign(shared, { boss: undefined, pool: undefined });
  await pool?.end();
}

/** For commands, and for steps of a start before the queue runs: jobs can be enqueued, and none is worked on here. */
export async function whileQueueTakesJobs<Result>(act: () => Promise<Result>): Promise<Result> {
  if (state().boss) return act();
  await startQueue({ isWorking: false });
  try {
    return await act();
  } finally {
    await stopQueue();
  }
}

export function defineQueue<Data extends object>(name: string, settings: QueueSettings = {}): Queue<Data> {
  return { name, settings: { ...defaults, ...settings } };
}

/** Puts a job into the queue as part of the client's transaction: no COMMIT, no job. */
export async function enqueue<Data extends object>(
  queue: Queue<Data>,
  data: Data,
  client: pg.ClientBase,
): Promise<void> {
  await enqueueAfter(queue, data, { client, seconds: 0 });
}

/** The same, to be done after so many seconds at the earliest. */
export async function enqueueAfter<Data extends object>(
  queue: Queue<Data>,
  data: Data,
  { client, seconds }: { client: pg.ClientBase; seconds: number },
): Promise<void> {
  const boss = await bossWith(queue);
  const db: Db = { executeSql: (text, values) => client.query(text, values) };
  const id = await boss.send(queue.name, data, { db, ...(seconds > 0 && { startAfter: seconds }) });
  if (!id) throw new Error(`The queue ${queue.name} took no job.`);
}

/**
 * Puts a job into the queue under an id of its own, which is taken only once while the queue remembers it: for
 * thirty days after it is done.
 * @returns false when there was such a job already
 */
export async function enqueueOnce<Data extends object>(
  queue: Queue<Data>,
  data: Data,
  id: string,
): Promise<boolean> {
  const boss = await bossWith(queue);
  return (await boss.send(queue.name, data, { id })) !== null;
}

/** @param attempt whether the job is given up, should this one fail */
type JobHandler<Data extends object> = (data: Data, attempt: { isLast: boolean }) => Promise<void>;

/**
 * Starts working on a queue. Each job of a batch is settled by itself: one that throws is tried again and
 * leaves the others alone.
 */
export async function work<Data extends object>(
  queue: Queue<Data>,
  handler: JobHandler<Data>,
  { pollingIntervalSeconds = 1 } = {},
): Promise<void> {
  const boss = await bossWith(queue);
  const options = {
    batchSize: 10,
    localConcurrency: 2,
    perJobResults: true,
    includeMetadata: true,
    pollingIntervalSeconds,
    burstWhenBatchFull: true,
    heartbeatRefreshSeconds: 3,
  } as const;
  await boss.work(queue.name, options, (jobs: JobWithMetadata<Data>[]) =>
    Promise.all(jobs.map((job) => settle(job, handler))),
  );
}

/** Shortly before pg-boss gives the whole batch up, and the jobs of it that are done would be done again. */
const shareOfTime = 0.9;

const isLastAttempt = ({ retryCount, retryLimit }: JobWithMetadata) => retryCount >= retryLimit;

async function withinItsTime<Data extends object>(
  job: JobWithMetadata<Data>,
  handler: JobHandler<Data>,
): Promise<void> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => late.reject(new Error(`The job hung for ${job.expireInSeconds} s.`)),
    job.expireInSeconds * 1000 * shareOfTime,
  );
  try {
    await Promise.race([handler(job.data, { isLast: isLastAttempt(job) }), late.promise]);
  } finally {
    clearTimeout(timer);
  }
}

async function settle<Data extends object>(
  job: JobWithMetadata<Data>,
  handler: JobHandler<Data>,
): Promise<JobResult> {
  try {
    const attributes = { 'messaging.destination.name': job.name, 'job.attempt': job.retryCount + 1 };
    await inSpan(`job ${job.name}`, attributes, () => withinItsTime(job, handler));
    return { id: job.id, status: 'completed' };
  } catch (error) {
    const message = error instanceof Error ? error.message.slice(0, 300) : String(error);
    if (isLastAttempt(job)) {
      log.error('job given up', { queue: job.name, job: job.id, attempts: job.retryCount + 1 });
    }
    return { id: job.id, status: 'failed', output: { message } };
  }
}

/** The running queue, with this one made in it (once per process, outside of the caller's transaction). */
async function bossWith({ name, settings }: Queue<object>): Promise<PgBoss> {
  const { boss, made } = state();
  if (!boss) throw new Error('The queue has not been started.');
  let making = made.get(name);
  if (!making) {
    // pg-boss refuses a longest pause where pauses do not grow.
    const retryDelayMax = settings.retryBackoff ? settings.retryDelayMax : null;
    making = makeQueue(boss, name, { ...settings, ...kept, retryDelayMax, heartbeatSeconds });
    made.set(name, making);
    making.catch(() => made.delete(name));
  }
  await making;
  return boss;
}

async function makeQueue(
  boss: PgBoss,
  name: string,
  options: Parameters<PgBoss['updateQueue']>[1],
): Promise<void> {
  await boss.createQueue(name);
  await boss.updateQueue(name, options);
}
