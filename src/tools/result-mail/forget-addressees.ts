/** The queue keeps a job for weeks after it is done; what a visitor gave stays in it no longer than it is of use. */

import { database } from '#platform/database.ts';
import { resultMailQueue } from './result-mail.queue.ts';

export async function forgetAddressee(messageId: string): Promise<void> {
  await database().query({
    name: 'forget-addressee',
    text: `update pgboss.job set data = data - 'mail' where name = $1 and data ->> 'messageId' = $2`,
    values: [resultMailQueue.name, messageId],
  });
}

/** Of mails that have been given up, and of those whose worker was killed between sending and forgetting. */
export async function forgetAddressees(): Promise<number> {
  const { rowCount } = await database().query({
    name: 'forget-addressees',
    text: `update pgboss.job set data = data - 'mail'
           where name = $1 and state in ('completed', 'failed', 'cancelled') and data ? 'mail'`,
    values: [resultMailQueue.name],
  });
  return rowCount ?? 0;
}
