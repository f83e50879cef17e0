/**
 * Whether the object storage answers, as far as this process knows, where a setting puts files into one. Pages, enquiries
 * and the desk do without it; pictures, documents and what visitors send do not.
 */

import { env } from '../env.ts';
import { describeError, log } from '../log.ts';
import { sharedState } from '../shared-state.ts';

type Presence = { awaySince: number | undefined; isPrepared: boolean };

const state = () =>
  sharedState<Presence>('storage-presence', () => ({ awaySince: undefined, isPrepared: true }));

/** The folders that are in a bucket. */
export function foldersInBuckets(): string[] {
  const { uploads, files } = env().storage;
  return [...(uploads ? ['uploads/'] : []), ...(files ? ['files/'] : [])];
}

export function isStorageAway(): boolean {
  const { awaySince, isPrepared } = state();
  return awaySince !== undefined || !isPrepared;
}

/** After a start that found it away, no one has checked yet whether its files belong to the database. */
export function isStoragePrepared(): boolean {
  return state().isPrepared;
}

export function setStoragePrepared(isPrepared: boolean): void {
  state().isPrepared = isPrepared;
}

export function noticeStorageAway(error: unknown): void {
  const presence = state();
  if (presence.awaySince !== undefined) return;
  presence.awaySince = performance.now();
  log.warn('the object storage is away', describeError(error));
}

export function noticeStorageThere(): void {
  const presence = state();
  if (presence.awaySince === undefined) return;
  const seconds = Math.round((performance.now() - presence.awaySince) / 1000);
  presence.awaySince = undefined;
  log.info('the object storage is back', { seconds });
}
