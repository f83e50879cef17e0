import { recordsInOrder } from '../../read/records-in-order.ts';

/** Where we can be visited. */
export const allOffices = recordsInOrder('contact');
