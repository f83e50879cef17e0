import type { RefusalReason, SaveRefused } from '../store/save-refused.ts';

/** Why something is not taken, in the words of the person who sent it. */
export type RefusalCode =
  | 'too-many'
  | 'key-reused'
  | 'captcha'
  | 'captcha-unavailable'
  | 'too-fast'
  | 'sent-already'
  | 'page-busy'
  /** The database is away, and the journal could not keep it either. */
  | 'not-kept';

/** A solution that was spent counts as one that failed; two at once under one key, as the key used again. */
const codes = {
  'too-many': 'too-many',
  'solution-spent': 'captcha',
  'moment-spent': 'sent-already',
  'page-busy': 'page-busy',
  'key-taken': 'key-reused',
  'key-reused': 'key-reused',
  // The form that can bring a file answers this by itself, beside the field.
  'upload-gone': 'key-reused',
} as const satisfies Record<RefusalReason, RefusalCode>;

/** How a save that was undone is refused. */
export function refusedBy({ reason, retryAfterSeconds }: SaveRefused): {
  kind: 'refused';
  code: RefusalCode;
  retryAfterSeconds: number;
} {
  return { kind: 'refused', code: codes[reason], retryAfterSeconds };
}
