/** Why a save was undone. Thrown, because only that rolls the transaction back. */
export type RefusalReason = 'too-many' | 'solution-spent' | 'key-taken' | 'key-reused' | 'upload-gone';

export class SaveRefused extends Error {
  override name = 'SaveRefused';
  readonly reason: RefusalReason;
  /** Only for 'too-many'. */
  readonly retryAfterSeconds: number;
  constructor(reason: RefusalReason, retryAfterSeconds = 0) {
    super(`Not saved: ${reason}.`);
    this.reason = reason;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
