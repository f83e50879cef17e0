/** Why a save was undone. Thrown, because only that rolls the transaction back. */
export type RefusalReason =
  | 'too-many'
  | 'solution-spent'
  | 'moment-spent'
  | 'page-busy'
  | 'key-taken'
  | 'key-reused'
  | 'upload-gone';

export class SaveRefused extends Error {
  override name = 'SaveRefused';
  readonly reason: RefusalReason;
  /** Only for 'too-many' and 'page-busy'. */
  readonly retryAfterSeconds: number;
  constructor(reason: RefusalReason, retryAfterSeconds = 0) {
    super(`Not saved: ${reason}.`);
    this.reason = reason;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
