import type pg from 'pg';
import { enqueueForCrm } from '#enquiry/deliveries/enqueue-notice.ts';
import { withdrawConsents } from '#enquiry/withdrawals/withdraw-consents.ts';

type Withdrawal = { reference: string; by: 'visitor' | 'staff' };

/** Withdraws the consent to be called when a call is stopped; a list of customers elsewhere has to know as well. */
export async function withdrawContact(client: pg.ClientBase, { reference, by }: Withdrawal): Promise<void> {
  const { rows } = await client.query<{ id: number }>(
    `select id from consents where reference = $1 and purpose = 'consent'`,
    [reference],
  );
  await withdrawConsents(
    client,
    rows.map(({ id }) => id),
    by,
  );
  const data = { references: [reference], purpose: 'consent' } as const;
  await enqueueForCrm(client, { reference, event: 'withdrawn', data });
}
