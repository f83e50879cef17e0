/**
 * Whether the database answers, as far as this process knows. The first query that fails reports it here; from then on the
 * database is asked twice a second until it answers, and no request waits for it in vain.
 */

import { database, isDatabaseClosing } from './database.ts';
import { log } from './log.ts';
import { sharedState } from './shared-state.ts';

type Presence = { isAway: boolean; isPrepared: boolean; heard: Set<() => void> };

const askAgainMs = 500;

const state = () =>
  sharedState<Presence>('database-presence', () => ({ isAway: false, isPrepared: true, heard: new Set() }));

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
  log.warn('the database is away');
  void askUntilBack(presence);
}

/** @returns a function that removes the listener */
export function onDatabaseBack(listener: () => void): () => void {
  const { heard } = state();
  heard.add(listener);
  return () => heard.delete(listener);
}

async function askUntilBack(presence: Presence): Promise<void> {
  const begun = performance.now();
  while (!(await answers())) {
    // At the end of the process no one needs to know.
    if (isDatabaseClosing()) return;
    await new Promise((resolve) => setTimeout(resolve, askAgainMs).unref());
  }
  presence.isAway = false;
  log.info('the database is back', { seconds: Math.round((performance.now() - begun) / 1000) });
  for (const listener of presence.heard) listener();
}

async function answers(): Promise<boolean> {
  if (isDatabaseClosing()) return false;
  return database()
    .query('select 1')
    .then(
      () => true,
      () => false,
    );
}
