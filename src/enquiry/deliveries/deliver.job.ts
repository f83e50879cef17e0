import { describeError, log } from '#platform/log.ts';
import { sendToCrm } from '../crm/send-to-crm.ts';
import { type DeliveryJob, maxAttempts, waitAfter } from './delivery.queue.ts';
import { type Arrived, claimForSending, type Delivery, defer, markSent, markUnsent } from './delivery.ts';
import { DeliveryDeferred, DeliveryRefused } from './delivery-failures.ts';
import { postToCrm } from './post-to-crm.ts';
import { sendToSupport } from './send-to-support.ts';

/** Each sends one delivery, says what came of it, and throws when it did not arrive. */
const senders = { 'support-mail': sendToSupport, 'crm-webhook': postToCrm, crm: sendToCrm };

/**
 * Sends one delivery. It may run twice for the same delivery (a worker killed after sending, before noting
 * it), and the Message-ID tells the receiver so.
 * @throws when it shall be tried again
 */
export async function deliver({ deliveryId }: DeliveryJob): Promise<void> {
  const delivery = await claimForSending(deliveryId);
  if (!delivery) return;
  const arrived = await attempt(delivery);
  if (arrived) await markSent(deliveryId, arrived);
}

async function attempt(delivery: Delivery): Promise<Arrived | undefined> {
  try {
    return await senders[delivery.channel](delivery);
  } catch (error) {
    const { id, channel, attempts } = delivery;
    const isLast = attempts >= maxAttempts || error instanceof DeliveryRefused;
    if (error instanceof DeliveryDeferred && !isLast) {
      await defer(id, reasonOf(error), Math.max(error.seconds, waitAfter(attempts)));
      log.warn('delivery is deferred', { deliveryId: id, channel, attempts });
      return undefined;
    }
    await markUnsent(id, isLast ? 'failed' : 'pending', reasonOf(error));
    const fields = { deliveryId: id, channel, attempts, code: describeError(error).code };
    if (!isLast) {
      log.warn('delivery will be tried again', fields);
      throw new DeliveryPostponed(`Delivery ${id} was not sent.`, { cause: error });
    }
    log.error('delivery failed for good', fields);
    return undefined;
  }
}

/** Tells the queue to try again later. Its message holds nothing that the sender wrote. */
class DeliveryPostponed extends Error {
  override name = 'DeliveryPostponed';
}

function reasonOf(error: unknown): string {
  const reason = error instanceof Error ? error.message : String(error);
  return reason.replace(/\s+/g, ' ').slice(0, 300);
}
