import { planDeliveries } from '../deliveries/planned-deliveries.ts';
import { insertAgent, insertEnquiry } from './insert-record.ts';
import { saveOnce } from './save-once.ts';
import type { Saved, SaveOrder } from './save-order.ts';
import { siteFacts } from './site-facts.ts';

/**
 * Registers a point-of-sale agent. Agents are unique by phone and by e-mail; a second registration becomes a
 * request for a call, so that what it says anew reaches staff and the promise that we will call is kept.
 * @throws SaveRefused, DatabaseUnavailable as `saveEnquiry`
 */
export async function saveAgent(order: SaveOrder): Promise<Saved> {
  const { supportEmail } = await siteFacts();
  const inLowerCase = { ...order, enquiry: { ...order.enquiry, email: order.enquiry.email.toLowerCase() } };
  return saveOnce(inLowerCase, async (client, reference) => {
    const plan = { order: inLowerCase, reference, supportEmail };
    const deliveries = planDeliveries({ kind: 'agent', ...plan });
    const isNew = await insertAgent(client, { order: inLowerCase, reference, deliveries });
    if (isNew) return { reference };
    const again = planDeliveries({ kind: 'known-agent', ...plan });
    await insertEnquiry(client, { order: inLowerCase, reference, deliveries: again });
    return { reference, isKnownAgent: true };
  });
}
