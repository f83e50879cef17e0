import type pg from 'pg';
import { enqueueForCrm } from '#enquiry/deliveries/enqueue-notice.ts';

type Withdrawal = { reference: string; by: 'visitor' | 'staff' };

/** Withdraws the consent to be called when a call is stopped; a list of customers elsewhere has to know as well. */
export async function withdrawContact(client: pg.ClientBase, { reference, by }: Withdrawal): Promise<void> {
  await client.query(
    `update consents set withdrawn_at = now(), withdrawn_source = $2, updated_at = now()
     where reference = $1 and purpose = 'consent' and is_given and withdrawn_at is null`,
    [reference, by],
  );
  const data = { references: [reference], purpose: 'consent' } as const;
  await enqueueForCrm(client, { reference, event: 'withdrawn', data });
}
