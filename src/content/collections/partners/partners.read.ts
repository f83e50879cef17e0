import { recordsInOrder } from '../../read/records-in-order.ts';

/** Insurers and others, of every kind. */
export const allPartners = recordsInOrder('partners');
