/**
 * Every delivery is enqueued in the transaction that writes it. Should its job get lost all the same (a queue
 * emptied by hand, a database restored from two backups, a job out of retries), this finds the delivery and
 * enqueues it anew. A delivery that has a living job is left alone, so that it is not sent twice.
 */

import { inTransaction } from '#platform/database.ts';
import { log } from '#platform/log.ts';
import { enqueue } from '#platform/queue.ts';
import { deliveryQueue } from './delivery.queue.ts';

const atOnce = 500;

/** @returns how many deliveries had no job */
export async function sweepDeliveries(): Promise<number> {
  const count = await inTransaction(async (client) => {
    // Touching the rows keeps another instance's sweep, which waits for the locks, from taking them too.
    const { rows } = await client.query<{ id: number }>(
      `update deliveries set updated_at = now() where id in (
         select id from deliveries d
         where state in ('pending', 'sending') and updated_at < now() - interval '2 minutes'
           and not exists (
             select from pgboss.job j
             where j.name = $1 and j.state in ('created', 'retry', 'active')
               and (j.data ->> 'deliveryId')::int = d.id)
         order by id limit $2 for update skip locked)
       returning id`,
      [deliveryQueue.name, atOnce],
    );
    for (const { id } of rows) await enqueue(deliveryQueue, { deliveryId: id }, client);
    return rows.length;
  });
  if (count > 0) log.warn('deliveries without a job enqueued anew', { count });
  return count;
}
