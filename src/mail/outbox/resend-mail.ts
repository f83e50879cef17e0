import { inTransaction } from '#platform/database.ts';
import { enqueue } from '#platform/queue.ts';
import { outgoingQueue } from './outgoing.queue.ts';

/**
 * Gives a mail back to the worker, under its old Message-ID. Attempts are counted again.
 * @returns false when there is no such mail, or it was sent: the recipient is forgotten by then
 */
export async function resendMail(outgoingId: number): Promise<boolean> {
  return inTransaction(async (client) => {
    const { rowCount } = await client.query(
      `update mail.outgoing set state = 'pending', attempts = 0, updated_at = now()
       where id = $1 and state in ('failed', 'pending')`,
      [outgoingId],
    );
    if (!rowCount) return false;
    await enqueue(outgoingQueue, { outgoingId }, client);
    return true;
  });
}
