import { newKey } from '#platform/ids.ts';
import { sign, signAll } from '#platform/secrets.ts';

/** For how long a link to confirm holds, and anyone who did not follow it is remembered. */
export const daysToConfirm = 7;

/** What a mail carries, and the form of it that is stored: who reads the table can confirm for no one. */
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
