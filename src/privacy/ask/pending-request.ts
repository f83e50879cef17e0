import type pg from 'pg';
import { database } from '#platform/database.ts';
import { defineQueue, enqueue } from '#platform/queue.ts';
import type { Locale } from '#ui/language/locales.ts';
import type { RequestKind } from '../requests/request.ts';

/**
 * A request as it was asked, until the worker has looked up the person, a second later. So the page answers with the
 * same words, and as quickly, whether we know them or not. The job carries a number and nothing else.
 */
export type PendingRequest = {
  email: string | null;
  reference: string | null;
  lastDigits: string | null;
  kind: RequestKind | null;
  words: string | null;
  locale: Locale;
};

export type PendingRequestJob = { askedId: string };

export const pendingRequestQueue = defineQueue<PendingRequestJob>('privacy-asked', { retryDelay: 5 });

export async function insertPendingRequest(client: pg.ClientBase, asked: PendingRequest): Promise<void> {
  const { email, reference, lastDigits, kind, words, locale } = asked;
  const { rows } = await client.query<PendingRequestJob>({
    name: 'insert-asked',
    text: `insert into privacy.asked (email, reference, last_digits, kind, words, locale)
      values ($1, $2, $3, $4, $5, $6) returning id as "askedId"`,
    values: [email, reference, lastDigits, kind, words, locale],
  });
  for (const job of rows) await enqueue(pendingRequestQueue, job, client);
}

/** @returns nothing when it has been looked at already */
export async function takePendingRequest(
  client: pg.ClientBase,
  { askedId }: PendingRequestJob,
): Promise<PendingRequest | undefined> {
  const { rows } = await client.query<PendingRequest>({
    name: 'take-asked',
    text: `delete from privacy.asked where id = $1
      returning email, reference, last_digits as "lastDigits", kind, words, locale`,
    values: [askedId],
  });
  return rows[0];
}

/** After a day without a worker no one waits for the answer any more: people ask again. */
export async function deletePendingRequests(): Promise<void> {
  await database().query(`delete from privacy.asked where created_at < now() - interval '1 day'`);
}
