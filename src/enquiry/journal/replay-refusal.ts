import type { RefusalReason } from '../store/save-refused.ts';

/** Why what the journal kept would not have been taken, had the database been asked at once. */
export type ReplayRefusal = RefusalReason | 'known';
