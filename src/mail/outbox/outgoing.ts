import { database, inTransaction } from '#platform/database.ts';
import type { Locale } from '#ui/language/locales.ts';
import { allTemplates } from '../templates.ts';

/** A mail of the outbox as the worker needs it. Its states: pending, sending, then sent or failed. */
export type Outgoing = {
  id: number;
  messageId: string;
  template: string;
  recipient: string;
  locale: Locale;
  data: object;
  attempts: number;
};

/**
 * Takes a mail for sending. One that is 'sending' already was left by a killed worker (its job would not be here
 * otherwise) and is taken up again.
 * @returns nothing when it has been sent, or erased
 */
export async function claimForSending(id: number): Promise<Outgoing | undefined> {
  const { rows } = await database().query<Outgoing>({
    name: 'take-up-outgoing',
    text: `update mail.outgoing
      set state = 'sending', attempts = attempts + 1, last_attempt_at = now(), updated_at = now()
      where id = $1 and state in ('pending', 'sending')
      returning id, message_id as "messageId", template, recipient, locale, data, attempts`,
    values: [id],
  });
  return rows[0];
}

/** Keeps for a while that it was sent, but neither the recipient nor the text. */
export async function markSent(id: number): Promise<void> {
  await database().query({
    name: 'mark-outgoing-sent',
    text: `update mail.outgoing
      set state = 'sent', sent_at = now(), recipient = null, data = null, last_error = null, updated_at = now()
      where id = $1`,
    values: [id],
  });
}

/** Nothing where it has been sent by then, by a worker that took this one for dead. @param reason read by staff */
export async function markUnsent(id: number, state: 'pending' | 'failed', reason: string): Promise<void> {
  await database().query({
    name: 'mark-outgoing-unsent',
    text: `update mail.outgoing set state = $2, last_error = $3, updated_at = now() where id = $1 and state <> 'sent'`,
    values: [id, state, reason],
  });
}

/** How long is known that a mail went, and one that did not is kept for staff to send again. */
export const retentionDays = 30;

export async function deleteOldMails(): Promise<void> {
  await inTransaction(async (client) => {
    const { rows } = await client.query<{ template: string; messageIds: string[] }>(
      `with forgotten as (
         delete from mail.outgoing
         where state in ('sent', 'failed') and created_at < now() - make_interval(days => $1)
         returning template, message_id, state = 'failed' or given_up_at is not null as is_unsent)
       select template, array_agg(message_id) as "messageIds" from forgotten
       where is_unsent group by template`,
      [retentionDays],
    );
    if (rows.length === 0) return;
    const templates = await allTemplates();
    for (const { template, messageIds } of rows)
      await templates.find(({ key }) => key === template)?.onUnsentForgotten?.(client, messageIds);
  });
}
