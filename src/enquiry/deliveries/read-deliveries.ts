import { database } from '#platform/database.ts';
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
};

const maxShown = 100;

/** Those that were given up, and those that have been refused and are still tried; the newest first. */
export async function undelivered(): Promise<Undelivered[]> {
  const { rows } = await database().query<Undelivered>(
    `select id, channel, recipient, reference, state, attempts::int, last_error as reason, created_at as "createdAt"
     from deliveries where state <> 'sent' and last_error is not null
     order by state = 'failed' desc, id desc limit $1`,
    [maxShown],
  );
  return rows;
}

/** One attempt to hand a record to the CRM. */
export type HandOver = { deliveryId: number; reference: string; madeAt: Date; outcome: string };

/** The newest, arrived or not; of what was handed over nothing is repeated. */
export async function latestCrmDeliveries(count: number): Promise<HandOver[]> {
  const { rows } = await database().query<HandOver>(
    `select d.id as "deliveryId", d.reference, a.made_at as "madeAt", a.outcome
     from enquiry.delivery_attempts a join deliveries d on d.id = a.delivery_id
     where d.channel in ('crm-webhook', 'crm') order by a.made_at desc limit $1`,
    [count],
  );
  return rows;
}

/** Every attempt at one delivery, the newest first. */
export async function attemptsAt(deliveryId: number): Promise<Pick<HandOver, 'madeAt' | 'outcome'>[]> {
  const { rows } = await database().query<Pick<HandOver, 'madeAt' | 'outcome'>>(
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
