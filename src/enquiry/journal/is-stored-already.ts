import type pg from 'pg';
import { registerOf } from '../registers.ts';
import { findStoredResponse } from '../store/idempotency-store.ts';
import type { JournalRecord } from './journal-record.ts';

/**
 * Finds a record that was stored another way: by a COMMIT whose answer was lost, or because it was sent again when the
 * database was back. Its key is remembered for a day, its reference number, which follows from the key, as long as the record.
 * @returns 'known' if the sender was told then that they are registered already
 * @throws SaveRefused 'key-reused' if the key was used with other answers
 */
export async function isStoredAlready(
  client: pg.ClientBase,
  { reference, submission }: JournalRecord,
): Promise<boolean | 'known'> {
  const { idempotency, form, values } = submission;
  if (!idempotency) return false;
  const found = await findStoredResponse(idempotency, client);
  if (found) return found.isKnown ? 'known' : true;
  const { rowCount } = await client.query(
    `select from ${registerOf(form.register).table} where reference = $1 and phone = $2`,
    [reference, values.phone ?? ''],
  );
  return rowCount !== 0;
}
