/**
 * The one transaction of a save: limits, spent captcha, the records with their jobs, the kept answer. It
 * returns once the server has confirmed the COMMIT, and that is what the visitor's thanks wait for.
 */

import type pg from 'pg';
import { inTransaction, isUniqueViolation } from '#platform/database.ts';
import { newReference } from '#platform/ids.ts';
import { referenceOf } from '../guards/idempotency-key.ts';
import { allowanceOfPerson, lockPerson } from '../guards/save-limits.ts';
import type { Saved, Submission } from '../submit/submission.ts';
import { findStoredResponse, storeResponse } from './idempotency-store.ts';
import { SaveRefused } from './save-refused.ts';
import { spendSolution } from './spend-captcha.ts';

type StoreRecords = (client: pg.ClientBase, reference: string) => Promise<Saved>;

const referenceAttempts = 5;

/** @throws SaveRefused, DatabaseUnavailable */
export async function saveOnce(submission: Submission, storeRecords: StoreRecords): Promise<Saved> {
  try {
    return await withFreeReference(submission, (reference) =>
      inTransaction(async (client) => {
        await refuseTooMany(client, submission);
        if (submission.solution) await spendSolution(client, submission.solution);
        const saved = await storeRecords(client, reference);
        if (submission.idempotency) await storeResponse(client, submission.idempotency, saved);
        return saved;
      }),
    );
  } catch (error) {
    // The same form sent twice at once: whatever stopped the second, the first one's answer is its answer.
    const { idempotency } = submission;
    const first =
      error instanceof SaveRefused && idempotency ? await findStoredResponse(idempotency) : undefined;
    if (first) return first;
    throw error;
  }
}

async function refuseTooMany(client: pg.ClientBase, { values, byHand }: Submission): Promise<void> {
  // Staff write down what they are told, however often someone rings.
  if (byHand) return;
  await lockPerson(client, values);
  const { isAllowed, retryAfterSeconds } = await allowanceOfPerson(client, values);
  if (!isAllowed) throw new SaveRefused('too-many', retryAfterSeconds);
}

/**
 * When two records draw the same reference number, the later one draws again. A submission with a key begins with the number
 * that follows from the key: should the answer get lost, the journal gives the same one.
 */
async function withFreeReference(
  { idempotency }: Submission,
  save: (reference: string) => Promise<Saved>,
): Promise<Saved> {
  for (let attempt = 1; ; attempt++) {
    const reference = attempt === 1 && idempotency ? referenceOf(idempotency) : newReference();
    try {
      return await save(reference);
    } catch (error) {
      if (attempt === referenceAttempts || !isReferenceTaken(error)) throw error;
    }
  }
}

export function isReferenceTaken(error: unknown): boolean {
  const { constraint } = error as { constraint?: string };
  return isUniqueViolation(error) && Boolean(constraint?.endsWith('_reference_idx'));
}
