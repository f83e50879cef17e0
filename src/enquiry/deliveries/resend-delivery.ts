import type pg from 'pg';
import { inTransaction } from '#platform/database.ts';
import { requeueNow } from '#platform/orphaned-rows.ts';
import { owedDeliveries } from './delivery.queue.ts';
import { crmNotices } from './notice-types.ts';

/**
 * Gives a delivery back to the worker, under its old Message-ID. Attempts are counted again.
 * @param isSecondWanted the sender knows that it may have arrived, and wants it to arrive again
 * @returns false when there is no such delivery; also when it was sent, or is on its way, unless a second is wanted
 */
export async function resendDelivery(deliveryId: number, isSecondWanted = false): Promise<boolean> {
  return inTransaction(
    async (client) => (await resendDeliveries(client, [deliveryId], isSecondWanted)).length === 1,
  );
}

/** The same with several, in the client's transaction. @returns those that are on their way */
export async function resendDeliveries(
  client: pg.ClientBase,
  ids: readonly number[],
  isSecondWanted = false,
): Promise<number[]> {
  const { rows } = await client.query<{ id: number }>(
    `update deliveries set state = 'pending', attempts = 0, updated_at = now()
     where id = any($1) and (state in ('failed', 'pending') or $2) returning id`,
    [ids, isSecondWanted],
  );
  const resent = rows.map(({ id }) => id);
  await requeueNow(client, owedDeliveries, resent);
  return resent;
}

type GivenUp = { id: number; by: string; why: string };

/**
 * Ends a delivery that is no longer wanted: settled without a moment of sending. An erasure in a CRM is not given up but
 * confirmed (`crm/erase-in-crms.ts`).
 * @returns false when it was sent, or is on its way
 */
export async function giveUpDelivery(client: pg.ClientBase, { id, by, why }: GivenUp): Promise<boolean> {
  const { rowCount } = await client.query(
    `with given_up as (
       update deliveries set state = 'sent', sent_at = null, last_error = $2, updated_at = now()
       where id = $1 and state in ('failed', 'pending') and subject is distinct from $4 returning id)
     insert into enquiry.delivery_attempts (delivery_id, outcome) select id, $3 from given_up`,
    [id, why, `Given up by ${by}: ${why}`, crmNotices.erased],
  );
  return rowCount === 1;
}
