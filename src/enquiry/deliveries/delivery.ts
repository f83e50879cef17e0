import { database, inTransaction } from '#platform/database.ts';
import { enqueueAfter } from '#platform/queue.ts';
import { deliveryQueue } from './delivery.queue.ts';

/** By which its mail is known; the template loads what renders it. */
export const supportMailKey = 'support';

/** A delivery's row as the worker needs it, and its states: pending, sending, then sent or failed. */
export type DeliveryChannel = 'support-mail' | 'crm-webhook' | 'crm';

export type Delivery = {
  id: number;
  channel: DeliveryChannel;
  reference: string;
  /** An address, the host of the web hook, or the key of a CRM. */
  recipient: string;
  subject: string;
  body: string;
  messageId: string;
  attempts: number;
};

/** The recipient, and what is noted of that in the log of attempts. */
export type Arrived = {
  recipient: string;
  outcome: string;
  /** The record that a CRM made of an enquiry; shared if it had this person before. */
  crmRecord?: { id: string | undefined; isShared: boolean };
};

/**
 * Takes a delivery for sending. One that is 'sending' already was left by a killed worker (its job would not
 * be here otherwise) and is taken up again.
 * @returns nothing when it has been sent, or erased
 */
export async function claimForSending(deliveryId: number): Promise<Delivery | undefined> {
  const { rows } = await database().query<Delivery>({
    name: 'take-up-delivery',
    text: `update deliveries
      set state = 'sending', attempts = attempts + 1, last_attempt_at = now(), updated_at = now()
      where id = $1 and state in ('pending', 'sending')
      returning id, channel, reference, recipient, subject, body, message_id as "messageId", attempts::int`,
    values: [deliveryId],
  });
  return rows[0];
}

export async function markSent(
  deliveryId: number,
  { recipient, outcome, crmRecord }: Arrived,
): Promise<void> {
  await database().query({
    name: 'mark-delivery-sent',
    text: `
      with sent as (
        update deliveries
        set state = 'sent', sent_at = now(), recipient = $2, last_error = null, updated_at = now()
        where id = $1 returning id
      ), noted as (
        insert into enquiry.crm_records (delivery_id, remote_id, is_shared)
        select id, $4, $5 from sent where $5::boolean is not null
        on conflict (delivery_id) do update set remote_id = coalesce(excluded.remote_id, crm_records.remote_id),
          is_shared = excluded.is_shared or crm_records.is_shared)
      insert into enquiry.delivery_attempts (delivery_id, outcome) select id, $3 from sent`,
    values: [deliveryId, recipient, outcome, crmRecord?.id || null, crmRecord?.isShared ?? null],
  });
}

/**
 * Notes that a CRM had a record of the person before, which an erasure leaves to staff.
 * @throws Error when the delivery was erased in the meantime: then the record there stays as it is
 */
export async function noteShared(deliveryId: number): Promise<void> {
  await database().query({
    name: 'note-shared-record',
    text: `insert into enquiry.crm_records (delivery_id, is_shared) values ($1, true)
      on conflict (delivery_id) do update set is_shared = true`,
    values: [deliveryId],
  });
}

const unsent = `
  with unsent as (
    update deliveries set state = $2, last_error = $3, updated_at = now()
    where id = $1 and state <> 'sent' returning id)
  insert into enquiry.delivery_attempts (delivery_id, outcome) select id, $3 from unsent`;

/** Nothing where it has been sent by then, by a worker that took this one for dead. @param reason read by staff beside the delivery */
export async function markUnsent(
  deliveryId: number,
  state: 'pending' | 'failed',
  reason: string,
): Promise<void> {
  await database().query({ name: 'mark-delivery-unsent', text: unsent, values: [deliveryId, state, reason] });
}

/** The same until so many seconds have passed, with a job of that moment. */
export async function defer(deliveryId: number, reason: string, seconds: number): Promise<void> {
  await inTransaction(async (client) => {
    await client.query(unsent, [deliveryId, 'pending', reason]);
    await enqueueAfter(deliveryQueue, { deliveryId }, { client, seconds });
  });
}
