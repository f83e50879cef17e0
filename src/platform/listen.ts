/**
 * Receives others' commits at once: one connection of the process listens on as many channels as its parts
 * ask for. Notices are not kept for a listener that is away, so every (re)connection is announced, and listeners look
 * at everything then.
 */

import pg from 'pg';
import { database, databaseUrl } from './database.ts';
import { describeError } from './log.ts';
import { logThrottled } from './log-throttled.ts';
import { processPart } from './process-part.ts';
import { sharedState } from './shared-state.ts';

type Listener = {
  /** A lower-case name: it is part of a statement. */
  channel: string;
  onConnected: () => void;
  onNotice: (payload: string) => void;
};

export type Listening = { stop(): Promise<void> };

type State = { listeners: Set<Listener>; client: pg.Client | undefined; running: Running | undefined };
type Running = { stopping: PromiseWithResolvers<void>; isStopped: boolean; ended: Promise<void> };

const retryMs = 300;
// A connection that died without a word (a pulled cable, a proxy) is noticed within this time.
const checkEveryMs = 15_000;
const answerMs = 5000;

const state = () =>
  sharedState<State>('notices', () => ({ listeners: new Set(), client: undefined, running: undefined }));

/** The connection opens with the first who listens and ends with the last. */
export function listenOn(listener: Listener): Listening {
  const shared = state();
  shared.listeners.add(listener);
  if (shared.running) void startListening(listener);
  else shared.running = run();
  return {
    async stop() {
      if (!shared.listeners.delete(listener) || shared.listeners.size > 0) return;
      const { running } = shared;
      shared.running = undefined;
      if (!running) return;
      running.isStopped = true;
      running.stopping.resolve();
      await running.ended;
    },
  };
}

/** Whether another instance listens on this database. False where the database does not say. */
export async function isAnotherListening(): Promise<boolean> {
  const { processID: own = 0 } = (state().client ?? {}) as { processID?: number };
  const isAny = database()
    .query(
      `select from pg_stat_activity
       where application_name = 'listener' and datname = current_database() and pid <> $1 limit 1`,
      [own],
    )
    .then(
      ({ rowCount }) => rowCount === 1,
      () => false,
    );
  return Promise.race([isAny, pause(answerMs).then(() => false)]);
}

function run(): Running {
  const running: Running = { stopping: Promise.withResolvers(), isStopped: false, ended: Promise.resolve() };
  running.ended = listenForEver(running);
  return running;
}

async function listenForEver(running: Running): Promise<void> {
  while (!running.isStopped) {
    await listenOnce(running).catch((error: unknown) =>
      logThrottled('no listener on the database', describeError(error)),
    );
    if (!running.isStopped) await Promise.race([pause(retryMs), running.stopping.promise]);
  }
}

async function listenOnce({ stopping }: Running): Promise<void> {
  const shared = state();
  const client = new pg.Client({
    // Asked at every connection: the embedded database may come back under another address.
    connectionString: databaseUrl(),
    // One of each instance: anyone who counts instances counts these.
    application_name: processPart() === 'site' ? 'listener' : 'staff listener',
    keepAlive: true,
    connectionTimeoutMillis: 3000,
  });
  // Lasting: without it a killed server takes the process down.
  const lost = new Promise<void>((resolve) => {
    client.on('error', () => resolve());
    client.on('end', () => resolve());
  });
  let check: NodeJS.Timeout | undefined;
  try {
    await client.connect();
    client.on('notification', ({ channel, payload = '' }) => {
      for (const listener of shared.listeners) if (listener.channel === channel) listener.onNotice(payload);
    });
    shared.client = client;
    for (const listener of shared.listeners) await startListening(listener);
    const silent = new Promise<void>((resolve) => {
      check = setInterval(() => void isAlive(client).then((alive) => alive || resolve()), checkEveryMs);
    });
    await Promise.race([lost, silent, stopping.promise]);
  } finally {
    clearInterval(check);
    if (shared.client === client) shared.client = undefined;
    await Promise.race([client.end().catch(() => undefined), pause(1000)]);
  }
}

/** Nothing while there is no connection: anyone who connects attends to all. */
async function startListening(listener: Listener): Promise<void> {
  const { client } = state();
  const isHeard = await client?.query(`listen ${listener.channel}`).then(
    () => true,
    () => false,
  );
  if (isHeard) listener.onConnected();
}

async function isAlive(client: pg.Client): Promise<boolean> {
  const answered = client.query('select 1').then(
    () => true,
    () => false,
  );
  return Promise.race([answered, pause(answerMs).then(() => false)]);
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms).unref());
}
