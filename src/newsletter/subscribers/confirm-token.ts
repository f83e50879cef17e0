import { newKey } from '#platform/ids.ts';
import { sign, signAll } from '#platform/secrets.ts';

/** Days for which a link to confirm is valid, and an unconfirmed address is kept. */
export const daysToConfirm = 7;

/** Returns a mail's token, and the hash of it that is stored: no one can confirm with what is in the table. */
export function newConfirmToken(): { token: string; hash: string } {
  const token = newKey(24);
  return { token, hash: confirmHash(token) };
}

function confirmHash(token: string): string {
  return sign('newsletter-confirm', token);
}

/** By one of them a token's row is found, under whichever secret it was stored. */
export function confirmHashes(token: string): string[] {
  return signAll('newsletter-confirm', token);
}
