import type pg from 'pg';
import { newMessageId } from '#platform/mail.ts';
import { enqueueAfter } from '#platform/queue.ts';
import { deliveryQueue } from '../deliveries/delivery.queue.ts';
import { crmNotices } from '../deliveries/notice-types.ts';
import type { CrmAdapter } from './adapter.ts';

/** An enquiry that a CRM may have, as far as it is known here. */
export type CrmHandOver = {
  reference: string;
  crm: string;
  remoteId: string | null;
  /** The CRM had this person before, so that more than our enquiry is in its record. */
  isShared: boolean;
};

/** Reads, before the enquiries are erased, which CRMs may have them: also those that have not confirmed one. */
export async function readHandOvers(
  client: pg.ClientBase,
  references: readonly string[],
): Promise<CrmHandOver[]> {
  const { rows } = await client.query<CrmHandOver>(
    `select d.reference, d.recipient as crm, max(r.remote_id) as "remoteId",
       coalesce(bool_or(r.is_shared), false) as "isShared"
     from deliveries d left join enquiry.crm_records r on r.delivery_id = d.id
     where d.channel = 'crm' and d.reference = any($1) and d.subject <> $2
     group by d.reference, d.recipient order by 1, 2`,
    [references, crmNotices.erased],
  );
  return rows;
}

/** Until the end of the transaction no attempt under way learns unseen that a record there is shared. */
export async function lockHandOvers(client: pg.ClientBase, references: readonly string[]): Promise<void> {
  await client.query(
    `select from deliveries where channel = 'crm' and reference = any($1) order by id for update`,
    [references],
  );
}

/** Longer than an attempt takes: one that is under way while its enquiry is erased arrives before the erasure. */
const waitSeconds = 60;

type Erasures = {
  handOvers: readonly CrmHandOver[] /** Belongs to the request to erase. */;
  reference: string;
};

/** Has the CRMs delete what they got, or staff where only they may. */
export async function enqueueErasures(
  client: pg.ClientBase,
  { handOvers, reference }: Erasures,
): Promise<void> {
  for (const handOver of handOvers) {
    const { rows } = await client.query<{ deliveryId: number }>(
      `insert into deliveries (reference, channel, recipient, subject, body, message_id)
       values ($1, 'crm', $2, $3, $4, $5) returning id as "deliveryId"`,
      [reference, handOver.crm, crmNotices.erased, JSON.stringify(handOver), newMessageId()],
    );
    for (const job of rows) await enqueueAfter(deliveryQueue, job, { client, seconds: waitSeconds });
  }
}

type Confirmed = { deliveryId: number; who: string };

/** Someone has erased a person there by hand. @returns false when it is not waited for */
export async function confirmErasure(
  client: pg.ClientBase,
  { deliveryId, who }: Confirmed,
): Promise<boolean> {
  const { rowCount } = await client.query(
    `with confirmed as (
       update deliveries set state = 'sent', sent_at = now(), last_error = null, updated_at = now()
       where id = $1 and channel = 'crm' and subject = $2 and state = 'failed' returning id)
     insert into enquiry.delivery_attempts (delivery_id, outcome) select id, $3 from confirmed`,
    [deliveryId, crmNotices.erased, `Erased there by ${who}.`],
  );
  return rowCount === 1;
}

/** Asks staff where no program may delete: a person's record contains more than our enquiry. */
export function erasureByHand({ name, record }: CrmAdapter, { reference, remoteId }: CrmHandOver): string {
  const which = remoteId
    ? `The ${record} there has the ID ${remoteId}`
    : `Look for the ${record} by our reference`;
  return `Delete this person’s record in ${name} by hand, then confirm it at /desk/systems. ${which} (reference ${reference}).`;
}
