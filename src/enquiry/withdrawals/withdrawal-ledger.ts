import { z } from 'zod';
import { atColumn, defineLedger, entryShape } from '#platform/ledger/ledger.ts';

const withdrawalShape = entryShape.extend({
  /** Keyed: of the row that says what was agreed to. */
  code: z.string(),
  by: z.enum(['visitor', 'staff']),
});
export type Withdrawal = z.infer<typeof withdrawalShape>;
/** Either the one who withdraws something, or the entry of the ledger that is carried out again. */
export type WithdrawnBy = Withdrawal['by'] | Withdrawal;

/** Everything that people have withdrawn: consents, the newsletter, reminders of renewals. */
export const withdrawalLedger = defineLedger('withdrawals', withdrawalShape, async (client) => {
  const { rows } = await client.query<Withdrawal>(
    `select id, ${atColumn}, code, by from enquiry.withdrawals`,
  );
  return rows;
});
