/**
 * Without JavaScript there is no captcha; instead the page carries the signed moment at which it was drawn,
 * and a form that comes back faster than a person can fill it is refused.
 */

import { isSame, sign } from '#platform/secrets.ts';

const minMs = 3000;
const maxMs = 2 * 60 * 60 * 1000;

/** What the form carries in a hidden field. */
export function signedMoment(now = Date.now()): string {
  return `${now}.${sign('filling-time', String(now))}`;
}

/** Was the form filled in a time that a person needs, and is it not left over from yesterday? */
export function isFilledByHand(value: string | undefined, now = Date.now()): boolean {
  const [, moment, signature] = /^(\d{1,16})\.([\w-]{43})$/.exec(value ?? '') ?? [];
  if (!moment || !signature || !isSame(signature, sign('filling-time', moment))) return false;
  const elapsedMs = now - Number(moment);
  return elapsedMs >= minMs && elapsedMs <= maxMs;
}
