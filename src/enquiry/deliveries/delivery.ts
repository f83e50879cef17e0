import { database } from '#platform/database.ts';

/** A delivery's row as the worker needs it, and its states: pending, sending, then sent or failed. */
export type Delivery = {
  id: number;
  channel: 'support-mail' | 'crm-webhook';
  subject: string;
  body: string;
  messageId: string;
  attempts: number;
};

/** The recipient, and what is noted of that in the log of attempts. */
export type Arrived = { recipient: string; outcome: string };

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
      returning id, channel, subject, body, message_id as "messageId", attempts::int`,
    values: [deliveryId],
  });
  return rows[0];
}

export async function markSent(deliveryId: number, { recipient, outcome }: Arrived): Promise<void> {
  await database().query({
    name: 'mark-delivery-sent',
    text: `
      with sent as (
        update deliveries
        set state = 'sent', sent_at = now(), recipient = $2, last_error = null, updated_at = now()
        where id = $1 returning id)
      insert into enquiry.delivery_attempts (delivery_id, outcome) select id, $3 from sent`,
    values: [deliveryId, recipient, outcome],
  });
}

/** @param reason read by staff beside the delivery */
export async function markUnsent(
  deliveryId: number,
  state: 'pending' | 'failed',
  reason: string,
): Promise<void> {
  await database().query({
    name: 'mark-delivery-unsent',
    text: `
      with unsent as (
        update deliveries set state = $2, last_error = $3, updated_at = now() where id = $1 returning id)
      insert into enquiry.delivery_attempts (delivery_id, outcome) select id, $3 from unsent`,
    values: [deliveryId, state, reason],
  });
}
