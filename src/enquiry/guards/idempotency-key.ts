import type { FileField } from '#forms/form.ts';
import { referenceFrom } from '#platform/ids.ts';
import { sign, signAll } from '#platform/secrets.ts';

/**
 * A visitor whose connection broke sends the same form again under the same `Idempotency-Key` and gets the
 * first answer, with no second record. What may differ between the two is left out of the comparison: a
 * fresh token and a fresh captcha solution do not make it another enquiry.
 */
export type Idempotency = {
  /** The endpoint it was sent to: the same key counts again elsewhere. */
  scope: string;
  key: string;
  /** Under the present secret, then under the former ones. */
  bodyHashes: string[];
};

const notCompared = new Set(['g_recaptcha_response', 'csrfToken']);

/** Accepts visible ASCII, such as a UUID. */
export function isIdempotencyKey(key: string): boolean {
  return /^[\x21-\x7e]{1,200}$/.test(key);
}

/** Signed, not merely hashed: a bare hash of a name and a phone number could be guessed back. */
export function bodyHashes(body: Record<string, unknown>, file?: FileField): string[] {
  // A file that came along is compared by its digest: sent again, it is received as another.
  const received = file && body[file.part] ? file.name : undefined;
  const compared = Object.entries(body)
    .filter(([name, value]) => !notCompared.has(name) && name !== received && isComparable(value))
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return signAll('idempotency', JSON.stringify(compared));
}

/** Every field of ours is text, a tick or a list of texts; anything deeper is refused later and never stored. */
function isComparable(value: unknown): boolean {
  return Array.isArray(value) ? value.every((each) => typeof each !== 'object') : typeof value !== 'object';
}

/** The reference number that follows from a key and what was sent under it, on every instance. */
export function referenceOf({ scope, key, bodyHashes: [hash] }: Idempotency): string {
  return referenceFrom(Buffer.from(sign('reference', JSON.stringify([scope, key, hash])), 'base64url'));
}
