import type pg from 'pg';
import { newMessageId } from '#platform/mail.ts';
import { defineQueue, enqueue } from '#platform/queue.ts';
import type { Locale } from '#ui/language/locales.ts';

/**
 * The queue of mails with a result's link. The address that a visitor gave stands in the job and nowhere else, and
 * goes from there once the mail is sent (`forget-addressees.ts`). A mail that nobody takes for half a day is given up:
 * whoever waits for it has long asked again.
 */
export type ResultMailJob = {
  /** The same at every attempt, so that a mail sent twice is seen as one. */
  messageId: string;
  /** What the visitor was told as its number. */
  reference: string;
  /** Of the words that stood beside the box: without that tick nothing is sent. */
  consentVersion: string;
  /** Nothing once it has been sent. */
  mail?: AskedMail;
};

export type AskedMail = {
  to: string;
  locale: Locale;
  toolTitle: string;
  /** The result's whole address. */
  link: string;
  /** ISO date and time. */
  expiresAt: string;
};

export const resultMailQueue = defineQueue<ResultMailJob>('result-mail', { retryDelay: 5 });

/** Asks for the mail as part of the client's transaction. @returns the mail's Message-ID */
export async function enqueueResultMail(
  client: pg.ClientBase,
  { reference, consentVersion, mail }: Omit<ResultMailJob, 'messageId' | 'mail'> & { mail: AskedMail },
): Promise<string> {
  const messageId = newMessageId();
  await enqueue(resultMailQueue, { messageId, reference, consentVersion, mail }, client);
  return messageId;
}
