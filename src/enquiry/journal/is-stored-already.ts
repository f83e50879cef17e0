import type pg from 'pg';
import { registerOf } from '../registers.ts';
import { findStoredResponse } from '../store/idempotency-store.ts';
import type { JournalRecord } from './journal-record.ts';

/**
 * Was it stored another way: by a COMMIT whose answer was lost, or because it was sent again when the database was back?
 * Its key tells for a day, and its reference number, which follows from the key, for as long as there is a record.
 * @returns 'known' where its sender was told then that they are registered already
 * @throws SaveRefused 'key-reused' when other answers came under the key
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
