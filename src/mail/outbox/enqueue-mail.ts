import type pg from 'pg';
import { newMessageId } from '#platform/mail.ts';
import { enqueue } from '#platform/queue.ts';
import type { Locale } from '#ui/language/locales.ts';
import { outgoingQueue } from './outgoing.queue.ts';

export type MailToSend = {
  /** Key of a template. */
  template: string;
  to: string;
  locale: Locale;
  /** The data of the template. It is deleted, with the address, once the mail is sent. */
  data: object;
  /** Reference of the record that it is about, so that both are deleted together. */
  reference?: string;
};

/** Owes someone a mail, as part of the client's transaction: no COMMIT, no mail. @returns its Message-ID */
export async function enqueueMail(
  client: pg.ClientBase,
  { template, to, locale, data, reference }: MailToSend,
): Promise<string> {
  const messageId = newMessageId();
  const { rows } = await client.query<{ outgoingId: number }>({
    name: 'enqueue-mail',
    text: `insert into mail.outgoing (message_id, template, recipient, locale, data, reference)
      values ($1, $2, $3, $4, $5, $6) returning id as "outgoingId"`,
    values: [messageId, template, to, locale, JSON.stringify(data), reference],
  });
  for (const job of rows) await enqueue(outgoingQueue, job, client);
  return messageId;
}
