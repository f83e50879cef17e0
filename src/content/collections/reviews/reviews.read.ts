import { recordsInOrder } from '../../read/records-in-order.ts';

/** Clients' reviews. */
export const allReviews = recordsInOrder('reviews');
