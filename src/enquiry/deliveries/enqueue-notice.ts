/**
 * Notices of later events for our own people and their list of customers: references, and nothing else of a person.
 * They go the way of all deliveries, with retries, shown on the desk.
 */

import type pg from 'pg';
import type { ConsentPurpose } from '#forms/consents.ts';
import { env } from '#platform/env.ts';
import { newMessageId } from '#platform/mail.ts';
import { enqueue } from '#platform/queue.ts';
import { deliveryQueue } from './delivery.queue.ts';
import { crmNotices } from './notice-types.ts';

type Notice = { reference: string; subject: string; body: string; channel: 'support-mail' | 'crm-webhook' };

export async function enqueueNotice(
  client: pg.ClientBase,
  { reference, channel, subject, body }: Notice,
): Promise<void> {
  const { rows } = await client.query<{ deliveryId: number }>(
    `insert into deliveries (reference, channel, subject, body, message_id) values ($1, $2, $3, $4, $5)
     returning id as "deliveryId"`,
    [reference, channel, subject, body, newMessageId()],
  );
  for (const job of rows) await enqueue(deliveryQueue, job, client);
}

type CrmNotice = {
  reference: string;
  event: keyof typeof crmNotices;
  data: { references: readonly string[]; purpose?: ConsentPurpose };
};

/**
 * To a list of customers elsewhere, where there is one. A CRM that has the records gets them again as they are now;
 * what was erased is enqueued for it with the erasure (`crm/erase-in-crms.ts`).
 */
export async function enqueueForCrm(
  client: pg.ClientBase,
  { reference, event, data }: CrmNotice,
): Promise<void> {
  if (event !== 'erased') await handOverAgain(client, crmNotices[event], data.references);
  if (!env().crmWebhookUrl) return;
  const type = crmNotices[event];
  const body = JSON.stringify({ type, timestamp: new Date().toISOString(), data });
  await enqueueNotice(client, { reference, channel: 'crm-webhook', subject: type, body });
}

async function handOverAgain(
  client: pg.ClientBase,
  subject: string,
  references: readonly string[],
): Promise<void> {
  const { rows } = await client.query<{ deliveryId: number }>(
    `insert into deliveries (reference, channel, recipient, subject, body, message_id, enquiry_id, business_id)
     select distinct on (reference, recipient) reference, channel, recipient, $2, '',
       gen_random_uuid() || '@' || split_part(message_id, '@', 2), enquiry_id, business_id
     from deliveries where channel = 'crm' and reference = any($1) and subject <> $3
     returning id as "deliveryId"`,
    [references, subject, crmNotices.erased],
  );
  for (const job of rows) await enqueue(deliveryQueue, job, client);
}
