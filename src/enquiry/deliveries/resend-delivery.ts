import { inTransaction } from '#platform/database.ts';
import { enqueue } from '#platform/queue.ts';
import { deliveryQueue } from './delivery.queue.ts';

/**
 * Gives a delivery back to the worker, whatever happened to it, under its old Message-ID. Attempts are counted
 * again.
 * @returns false when there is no such delivery
 */
export async function resendDelivery(deliveryId: number): Promise<boolean> {
  return inTransaction(async (client) => {
    const { rowCount } = await client.query(
      `update deliveries set state = 'pending', attempts = 0, updated_at = now() where id = $1`,
      [deliveryId],
    );
    if (!rowCount) return false;
    await enqueue(deliveryQueue, { deliveryId }, client);
    return true;
  });
}
