import { recordsInOrder } from '../../read/records-in-order.ts';

/** With those whose last day is over. */
export const allCertificates = recordsInOrder('certificates');
