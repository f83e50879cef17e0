import { database } from '#platform/database.ts';
import { nextTries } from '#platform/next-tries.ts';
import { deliveryQueue } from './delivery.queue.ts';
import type { Delivery } from './delivery.ts';

/** A delivery that has not arrived, as staff see it. */
export type Undelivered = {
  id: number;
  channel: Delivery['channel'];
  recipient: string;
  reference: string;
  state: string;
  attempts: number;
  reason: string;
  createdAt: Date;
  /** Nothing for one that has failed, or is on its way. */
  nextTryAt?: Date | undefined;
};

/** Those that have failed, and those that have been refused and are still tried; the newest first. */
export async function undelivered(count = 100): Promise<Undelivered[]> {
  const { rows } = await database().query<Undelivered>(
    `select id, channel, recipient, reference, state, attempts::int, last_error as reason, created_at as "createdAt"
     from deliveries where state <> 'sent' and last_error is not null
     order by state = 'failed' desc, id desc limit $1`,
    [count],
  );
  const next = await nextTriesOfDeliveries(rows.map(({ id }) => id));
  return rows.map((row) => ({ ...row, nextTryAt: next.get(row.id) }));
}

export function nextTriesOfDeliveries(ids: readonly number[]): Promise<Map<number, Date>> {
  return nextTries(deliveryQueue, 'deliveryId', ids);
}

type Attempt = { madeAt: Date; outcome: string };

/** Every attempt at one delivery, the newest first. */
export async function attemptsAt(deliveryId: number): Promise<Attempt[]> {
  const { rows } = await database().query<Attempt>(
    `select made_at as "madeAt", outcome from enquiry.delivery_attempts
     where delivery_id = $1 order by made_at desc`,
    [deliveryId],
  );
  return rows;
}

/** A delivery as the timeline of its case shows it. */
export type DeliveryOf = {
  id: number;
  channel: Delivery['channel'];
  state: string;
  attempts: number;
  reason: string | null;
  createdAt: Date;
  sentAt: Date | null;
};

/** Lists the deliveries of one record, the oldest first. */
export async function deliveriesOf(reference: string): Promise<DeliveryOf[]> {
  const { rows } = await database().query<DeliveryOf>({
    name: 'deliveries-of',
    text: `select id, channel, state, attempts::int, last_error as reason, created_at as "createdAt", sent_at as "sentAt"
           from deliveries where reference = $1 order by id`,
    values: [reference],
  });
  return rows;
}
