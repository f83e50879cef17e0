import { recordsInOrder } from '../../read/records-in-order.ts';

/** The people that a visitor may meet. */
export const teamMembers = recordsInOrder('team');
