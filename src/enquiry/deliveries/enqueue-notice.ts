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

/** Instructions for a list of customers elsewhere, by the types under which it gets them. */
export const crmNotices = {
  corrected: 'record.corrected',
  erased: 'person.erased',
  withdrawn: 'consent.withdrawn',
} as const;

type CrmNotice = {
  reference: string;
  event: keyof typeof crmNotices;
  data: { references: readonly string[]; purpose?: ConsentPurpose };
};

/** To a list of customers elsewhere, where there is one. */
export async function enqueueForCrm(
  client: pg.ClientBase,
  { reference, event, data }: CrmNotice,
): Promise<void> {
  if (!env().crmWebhookUrl) return;
  const type = crmNotices[event];
  const body = JSON.stringify({ type, timestamp: new Date().toISOString(), data });
  await enqueueNotice(client, { reference, channel: 'crm-webhook', subject: type, body });
}
