import { planDeliveries } from '../deliveries/planned-deliveries.ts';
import { insertEnquiry } from './insert-record.ts';
import { saveOnce } from './save-once.ts';
import type { Saved, SaveOrder } from './save-order.ts';
import { siteFacts } from './site-facts.ts';

/**
 * Stores a request for a call with its consents, deliveries and jobs.
 * @returns once the COMMIT is confirmed
 * @throws SaveRefused when it may not be saved; DatabaseUnavailable when the outcome is unknown: repeat it
 * with the same idempotency key
 */
export async function saveEnquiry(order: SaveOrder): Promise<Saved> {
  const { supportEmail } = await siteFacts();
  return saveOnce(order, async (client, reference) => {
    const deliveries = planDeliveries({ kind: 'enquiry', order, reference, supportEmail });
    await insertEnquiry(client, { order, reference, deliveries });
    return { reference };
  });
}
