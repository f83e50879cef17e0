import { pbkdf2, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

/**
 * The vendor's way of keeping a password (it does not export the check): PBKDF2 over SHA-256, the rounds and the length
 * told by a prefix. Who does not exist is checked, too, so that the time tells nobody who does.
 */
export type KeptPassword = { hash: string; salt: string };

const derive = promisify(pbkdf2);
const prefix = 'pbkdf2-sha256-v1:';
const nobodys: KeptPassword = { hash: prefix + '00'.repeat(32), salt: '00'.repeat(32) };

export async function isPassword(kept: KeptPassword | undefined, password: string): Promise<boolean> {
  const { hash, salt } = kept ?? nobodys;
  const isPresent = hash.startsWith(prefix);
  const stored = Buffer.from(isPresent ? hash.slice(prefix.length) : hash, 'hex');
  const [rounds, bytes] = isPresent ? [600_000, 32] : [25_000, 512];
  const derived = await derive(password, salt, rounds, bytes, 'sha256');
  return derived.length === stored.length && timingSafeEqual(derived, stored) && kept !== undefined;
}
