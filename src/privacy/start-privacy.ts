import { withdrawalLedger } from '#enquiry/withdrawals/withdrawal-ledger.ts';
import { copyLedgerForJob } from '#platform/ledger/ledger.ts';
import type { PersonalData } from '#platform/personal-data.ts';
import { work } from '#platform/queue.ts';
import { answerPendingRequest } from './ask/answer-request.job.ts';
import { pendingRequestQueue } from './ask/pending-request.ts';
import { erasureLedger } from './erase/erasure-ledger.ts';
import { removeFiles, removeFilesQueue } from './erase/remove-files.ts';

/** Starts the workers. Call it once, after `startQueue`; stopping the queue stops them. */
export async function startPrivacy(places: readonly PersonalData[]): Promise<void> {
  await work(pendingRequestQueue, answerPendingRequest(places));
  await work(removeFilesQueue, removeFiles, { pollingIntervalSeconds: 2 });
  await work(erasureLedger.queue, () => copyLedgerForJob(erasureLedger), { pollingIntervalSeconds: 2 });
  await work(withdrawalLedger.queue, () => copyLedgerForJob(withdrawalLedger), {
    pollingIntervalSeconds: 2,
  });
}
