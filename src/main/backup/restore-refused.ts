/** A restore that would take something away, or could not serve afterwards; the message names the way on. */
export class RestoreRefused extends Error {
  override name = 'RestoreRefused';
}
