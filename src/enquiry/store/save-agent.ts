import { planDeliveries } from '../deliveries/planned-deliveries.ts';
import { insertAgent } from './insert-record.ts';
import { saveOnce } from './save-once.ts';
import type { Saved, SaveOrder } from './save-order.ts';
import { siteFacts } from './site-facts.ts';

/**
 * Registers a point-of-sale agent. Agents are unique by phone and by e-mail; a second registration records
 * nothing. Its captcha is spent all the same, so that one solution does not serve to try out a list.
 * @throws SaveRefused, DatabaseUnavailable as `saveEnquiry`
 */
export async function saveAgent(order: SaveOrder): Promise<Saved> {
  const { supportEmail } = await siteFacts();
  const inLowerCase = { ...order, enquiry: { ...order.enquiry, email: order.enquiry.email.toLowerCase() } };
  return saveOnce(inLowerCase, async (client, reference) => {
    const deliveries = planDeliveries({ kind: 'agent', order: inLowerCase, reference, supportEmail });
    const isNew = await insertAgent(client, { order: inLowerCase, reference, deliveries });
    return isNew ? { reference } : { isKnownAgent: true };
  });
}
