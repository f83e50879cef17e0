import { recordsInOrder } from '../../read/records-in-order.ts';

/** What clients said. */
export const allReviews = recordsInOrder('reviews');
