import { newKey } from '#platform/ids.ts';
import { sign, signAll } from '#platform/secrets.ts';

/** Days for which a link to confirm is valid, and an unconfirmed address is kept. */
export const daysToConfirm = 7;

/** The purpose of a token's key: a link that confirms one thing confirms no other. */
type Purpose = 'newsletter-confirm' | 'renewal-confirm';

/** Returns a mail's token, and the hash of it that is stored: no one can confirm with what is in the table. */
export function newConfirmToken(purpose: Purpose): { token: string; hash: string } {
  const token = newKey(24);
  return { token, hash: sign(purpose, token) };
}

/** By one of them a token's row is found, under whichever secret it was stored. */
export function confirmHashes(purpose: Purpose, token: string): string[] {
  return signAll(purpose, token);
}
