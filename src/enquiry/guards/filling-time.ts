/**
 * Without JavaScript there is no captcha. Instead the page carries the signed moment at which it was rendered: a form that
 * comes back faster than a person can fill it is refused, and each moment serves one form. It is spent as a captcha's
 * solution is, and all forms of an hour together have a bound (`spend-captcha.ts`).
 */

import { newKey } from '#platform/ids.ts';
import { isSigned, sign } from '#platform/secrets.ts';
import type { Solution } from '../captcha/captcha-verdict.ts';
import type { Proof } from '../submit/channel.ts';

const minMs = 3000;
const maxMs = 2 * 60 * 60 * 1000;

/** Returns the value of the form's hidden field. */
export function signedMoment(now = Date.now()): string {
  // Two pages that are rendered in the same millisecond carry two moments.
  const moment = `${now}.${newKey(12)}`;
  return `${moment}.${sign('filling-time', moment)}`;
}

/** The moment, if it is ours and the form was filled in a time that a person needs and is not left over from yesterday. */
export function momentFilledByHand(value: string | undefined, now = Date.now()): Solution | undefined {
  const [, drawn, key, signature] = /^(\d{1,16})\.([\w-]{16})\.([\w-]{43})$/.exec(value ?? '') ?? [];
  if (!drawn || !key || !signature) return undefined;
  if (!isSigned({ purpose: 'filling-time', value: `${drawn}.${key}`, signature })) return undefined;
  const elapsedMs = now - Number(drawn);
  if (elapsedMs < minMs || elapsedMs > maxMs) return undefined;
  return { id: `moment:${key}`, expiresAt: new Date(Number(drawn) + maxMs), isOfPage: true };
}

/** The time that filling took as the proof that a person sends something. @param moment the form's hidden field */
export async function fillingProof(moment: string | undefined): Promise<Proof> {
  const solution = momentFilledByHand(moment);
  return solution ? { isGiven: true, captcha: 'none', solution } : { isGiven: false, code: 'too-fast' };
}
