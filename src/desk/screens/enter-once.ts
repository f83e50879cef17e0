import type pg from 'pg';
import { bodyHashes, type Idempotency, isIdempotencyKey } from '#enquiry/guards/idempotency-key.ts';
import { newFormKey } from '#enquiry/page/send-page-form.ts';
import { findStoredResponse, storeResponse } from '#enquiry/store/idempotency-store.ts';
import { SaveRefused } from '#enquiry/store/save-refused.ts';
import { inTransaction } from '#platform/database.ts';
import type { DeskCall } from './desk-route.ts';

type Input = DeskCall['input'];

/**
 * One rendered form makes one record, however often it is sent: by a double click, or again after an answer that
 * did not come. The form carries its key in a hidden field, which a browser puts back with what was typed.
 * @returns nothing for a form without a key: each time it is sent counts
 */
export function idempotencyOf(scope: string, { key = '', ...answers }: Input): Idempotency | undefined {
  return isIdempotencyKey(key) ? { scope, key, bodyHashes: bodyHashes(answers) } : undefined;
}

/** The key of a form that is drawn, its own one if it comes back. @param isTaken with other words under it */
export function keyOfForm({ key = '' }: Input, isTaken: boolean): string {
  return !isTaken && isIdempotencyKey(key) ? key : newFormKey();
}

type Sent = { scope: string; input: Input };
/** @returns the number of what was inserted, which is a reference number where it has one */
type Insert = (client: pg.ClientBase) => Promise<string>;

/**
 * Inserts once for each key, which is kept in the same transaction.
 * @returns the number of what is there, now or from before; nothing if the key was used with other words
 */
export async function enterOnce({ scope, input }: Sent, insert: Insert): Promise<string | undefined> {
  const idempotency = idempotencyOf(scope, input);
  if (!idempotency) return inTransaction(insert);
  try {
    return await inTransaction(async (client) => {
      const known = await findStoredResponse(idempotency, client);
      if (known) return known.isKnown ? undefined : known.reference;
      const reference = await insert(client);
      await storeResponse(client, idempotency, { reference });
      return reference;
    });
  } catch (error) {
    if (!(error instanceof SaveRefused)) throw error;
    // The first of two at once has committed by now, and its number is found.
    return error.reason === 'key-taken' ? enterOnce({ scope, input }, insert) : undefined;
  }
}
