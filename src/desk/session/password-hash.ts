import { pbkdf2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import type pg from 'pg';

/**
 * The vendor's way of keeping a password, which it exports neither for checking nor for setting: PBKDF2 over SHA-256, the
 * rounds and the length named by a prefix. An unknown account is checked as well, so that the time does not reveal who exists.
 */
export type KeptPassword = { hash: string; salt: string };

const derive = promisify(pbkdf2);
const prefix = 'pbkdf2-sha256-v1:';
const present = { rounds: 600_000, bytes: 32 };
const former = { rounds: 25_000, bytes: 512 };
const nobodys: KeptPassword = { hash: prefix + '00'.repeat(present.bytes), salt: '00'.repeat(32) };

export async function isPassword(kept: KeptPassword | undefined, password: string): Promise<boolean> {
  const { hash, salt } = kept ?? nobodys;
  const isPresent = hash.startsWith(prefix);
  const stored = Buffer.from(isPresent ? hash.slice(prefix.length) : hash, 'hex');
  const { rounds, bytes } = isPresent ? present : former;
  const derived = await derive(password, salt, rounds, bytes, 'sha256');
  return derived.length === stored.length && timingSafeEqual(derived, stored) && kept !== undefined;
}

type NewPassword = { userId: number; password: string };

/** Part of the client's transaction. Whether it will do has been validated before (`password-problem.ts`). */
export async function setPassword(
  client: Pick<pg.ClientBase, 'query'>,
  { userId, password }: NewPassword,
): Promise<void> {
  const salt = randomBytes(32).toString('hex');
  const derived = await derive(password, salt, present.rounds, present.bytes, 'sha256');
  await client.query('update users set hash = $2, salt = $3, updated_at = now() where id = $1', [
    userId,
    prefix + derived.toString('hex'),
    salt,
  ]);
}
