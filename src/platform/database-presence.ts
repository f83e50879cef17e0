/**
 * Whether the database answers, as far as this process knows. The first query that fails reports it here; from then on the
 * database is asked twice a second until it answers, and no request waits for it in vain.
 */

import { database, isDatabaseClosing, isUnavailable } from './database.ts';
import { logThrottled } from './log-throttled.ts';
import { sharedState } from './shared-state.ts';

type Presence = { isAway: boolean; isPrepared: boolean; listeners: Set<() => void>; backAt: number };

const askAgainMs = 500;
// One whose disk is full answers questions, and takes nothing.
const relapseMs = 5000;
// A database that was killed is back after one to five seconds.
const patienceMs = 10_000;

const state = () =>
  sharedState<Presence>('database-presence', () => ({
    isAway: false,
    isPrepared: true,
    listeners: new Set(),
    backAt: Number.NEGATIVE_INFINITY,
  }));

export function isDatabaseAway(): boolean {
  const { isAway, isPrepared } = state();
  return isAway || !isPrepared;
}

/** After a start that found the database away, nothing is saved in it until it is prepared. */
export function setDatabasePrepared(isPrepared: boolean): void {
  state().isPrepared = isPrepared;
}

/** Reports that a query could not reach it. */
export function noticeDatabaseAway(): void {
  const presence = state();
  if (presence.isAway) return;
  presence.isAway = true;
  logThrottled('the database is away', {});
  void askUntilBack(presence);
}

/** @returns a function that removes the listener */
export function onDatabaseBack(listener: () => void): () => void {
  const { listeners } = state();
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * For what the journal cannot keep: asks again once a database that restarts is back, for ten seconds.
 * @param ask may run twice to its end, if its answer was lost
 * @throws the error of the last attempt, when the database stays away
 */
export async function retryWhileAway<T>(ask: () => Promise<T>): Promise<T> {
  const deadline = performance.now() + patienceMs;
  while (true) {
    try {
      return await ask();
    } catch (error) {
      if (!isUnavailable(error)) throw error;
      noticeDatabaseAway();
      do {
        if (performance.now() > deadline) throw error;
        await pause();
      } while (isDatabaseAway());
    }
  }
}

async function askUntilBack(presence: Presence): Promise<void> {
  const begun = performance.now();
  if (begun - presence.backAt < relapseMs) await pause();
  while (!(await answers())) {
    // At the end of the process no one needs to know.
    if (isDatabaseClosing()) return;
    await pause();
  }
  presence.isAway = false;
  presence.backAt = performance.now();
  const seconds = Math.round((performance.now() - begun) / 1000);
  logThrottled('the database is back', { seconds }, { level: 'info' });
  for (const listener of presence.listeners) listener();
}

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, askAgainMs).unref());
}

async function answers(): Promise<boolean> {
  if (isDatabaseClosing()) return false;
  return database()
    .query(`select 1 where current_setting('transaction_read_only') = 'off'`)
    .then(
      ({ rowCount }) => rowCount === 1,
      () => false,
    );
}
