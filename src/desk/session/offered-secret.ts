import { decrypt, encrypt } from '#platform/encryption.ts';
import { newSecret } from './totp.ts';

/**
 * A secret that is offered for a new second factor: it travels sealed in the page that shows it, and counts once a code
 * of it comes back. So anyone who leaves that page has changed nothing.
 */
export type OfferedSecret = { secret: string; sealed: string };

const validMinutes = 15;
const sealOf = (userId: number) => ({ purpose: 'offered-second-factors', of: `user ${userId}` });

export function offerSecret(userId: number, now = Date.now()): OfferedSecret {
  const secret = newSecret();
  return { secret, sealed: encrypt(`${now + validMinutes * 60_000} ${secret}`, sealOf(userId)) };
}

/** @returns undefined for what was not offered to them within the last minutes */
export function readOffered(userId: number, sealed: string, now = Date.now()): OfferedSecret | undefined {
  const [until, secret] = decrypt(sealed, sealOf(userId))?.split(' ') ?? [];
  return secret && Number(until) > now ? { secret, sealed } : undefined;
}
