import type { OwedRows } from '#platform/orphaned-rows.ts';
import { defineQueue } from '#platform/queue.ts';

/**
 * The queue of deliveries. A job carries the delivery's id and nothing else: what is to be sent is in the
 * delivery's row. The waits grow from seconds to six hours, which makes about four days in all.
 */
export type DeliveryJob = { deliveryId: number };

const firstWaitSeconds = 5;
const maxWaitSeconds = 6 * 3600;

export const deliveryQueue = defineQueue<DeliveryJob>('enquiry-delivery', {
  retryLimit: 60,
  retryDelay: firstWaitSeconds,
  retryBackoff: true,
  retryDelayMax: maxWaitSeconds,
});

export const owedDeliveries: OwedRows<'deliveryId'> = {
  table: 'deliveries',
  queue: deliveryQueue,
  key: 'deliveryId',
};

/** The queue's own wait after so many attempts: someone who asks us to come back is not asked more often than that. */
export function waitAfter(attempts: number): number {
  return Math.min(firstWaitSeconds * 2 ** (attempts - 1), maxWaitSeconds);
}

/** After so many attempts a delivery has failed and waits for a person. */
export const maxAttempts = 28;
