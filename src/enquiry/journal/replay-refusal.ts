import type { RefusalReason } from '../store/save-refused.ts';

/** The reason for which a record would have been refused, had the database answered. */
export type ReplayRefusal = RefusalReason | 'known';
