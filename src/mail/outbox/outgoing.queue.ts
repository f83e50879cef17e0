import type { OwedRows } from '#platform/orphaned-rows.ts';
import { defineQueue } from '#platform/queue.ts';

/**
 * The queue of mails to people. A job carries the number of a row of `mail.outgoing` and nothing else, so that whatever
 * is kept of a person is in that row. The waits grow from seconds to six hours, which makes about a day in all:
 * anyone who waits for a mail has long asked again then.
 */
export type OutgoingJob = { outgoingId: number };

export const outgoingQueue = defineQueue<OutgoingJob>('outgoing-mail', {
  retryLimit: 60,
  retryDelay: 5,
  retryBackoff: true,
  retryDelayMax: 6 * 3600,
});

export const owedMails: OwedRows<'outgoingId'> = {
  table: 'mail.outgoing',
  queue: outgoingQueue,
  key: 'outgoingId',
};

/** After so many attempts a mail has failed and waits for a person. */
export const maxAttempts = 16;
