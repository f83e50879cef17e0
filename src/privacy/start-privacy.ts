import type { PersonalData } from '#platform/personal-data.ts';
import { work } from '#platform/queue.ts';
import { answerPendingRequest } from './ask/answer-request.job.ts';
import { pendingRequestQueue } from './ask/pending-request.ts';
import { copyErasuresOutside, erasureLedgerQueue } from './erase/erasures.ts';
import { removeFiles, removeFilesQueue } from './erase/remove-files.ts';

/** Starts the workers. Call it once, after `startQueue`; stopping the queue stops them. */
export async function startPrivacy(places: readonly PersonalData[]): Promise<void> {
  await work(pendingRequestQueue, answerPendingRequest(places));
  await work(removeFilesQueue, removeFiles, { pollingIntervalSeconds: 2 });
  await work(erasureLedgerQueue, () => copyErasuresOutside(), { pollingIntervalSeconds: 2 });
}
