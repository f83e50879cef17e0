import { database } from '#platform/database.ts';
import { nextTries } from '#platform/next-tries.ts';
import { outgoingQueue } from './outgoing.queue.ts';

/** A mail that has not reached its recipient, as staff see it. */
export type UnsentMail = {
  id: number;
  template: string;
  recipient: string;
  reference: string | null;
  state: string;
  attempts: number;
  reason: string;
  createdAt: Date;
  /** Nothing for one that was given up, or is on its way. */
  nextTryAt?: Date | undefined;
};

/** Those that have failed, and those that have been refused and are still tried; the newest first. */
export async function unsentMails(count = 100): Promise<UnsentMail[]> {
  const { rows } = await database().query<UnsentMail>(
    `select id, template, recipient, reference, state, attempts, last_error as reason, created_at as "createdAt"
     from mail.outgoing where state <> 'sent' and last_error is not null
     order by state = 'failed' desc, id desc limit $1`,
    [count],
  );
  const next = await nextTriesOfMails(rows.map(({ id }) => id));
  return rows.map((row) => ({ ...row, nextTryAt: next.get(row.id) }));
}

export function nextTriesOfMails(ids: readonly number[]): Promise<Map<number, Date>> {
  return nextTries(outgoingQueue, 'outgoingId', ids);
}
