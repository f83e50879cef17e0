import { defineQueue } from '#platform/queue.ts';

/**
 * The queue of deliveries. A job carries the delivery's id and nothing else: what is to be sent is in the
 * delivery's row. The waits grow from seconds to six hours, which makes about four days in all.
 */
export type DeliveryJob = { deliveryId: number };

export const deliveryQueue = defineQueue<DeliveryJob>('enquiry-delivery', {
  retryLimit: 60,
  retryDelay: 5,
  retryBackoff: true,
  retryDelayMax: 6 * 3600,
});

/** After so many attempts a delivery has failed and waits for a person. */
export const maxAttempts = 28;
