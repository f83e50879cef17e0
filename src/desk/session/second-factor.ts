import type pg from 'pg';
import { database } from '#platform/database.ts';
import { decrypt, encrypt, isEncryptedWithFormer } from '#platform/encryption.ts';
import { env } from '#platform/env.ts';
import { stepOfCode } from './totp.ts';

/**
 * Someone's second factor: the secret that they share with the app on their phone, sealed at rest, and the last code
 * that was used of it: each is good once, no matter who reads along.
 */
type Client = Pick<pg.ClientBase, 'query'>;
const purpose = 'second-factors';
const sealOf = (userId: number) => ({ purpose, of: `user ${userId}` });

/** Off only where no one but this machine can reach the site. */
export function isSecondFactorAsked(): boolean {
  return env().hasSecondFactor;
}

export async function hasSecondFactor(userId: number): Promise<boolean> {
  const { rowCount } = await database().query('select from staff.second_factors where user_id = $1', [
    userId,
  ]);
  return rowCount === 1;
}

/** @returns whether the code fits, and no one has used it or a later one before */
export async function isSecondFactor(userId: number, code: string): Promise<boolean> {
  const { rows } = await database().query<{ sealed: string }>(
    'select sealed_secret as sealed from staff.second_factors where user_id = $1',
    [userId],
  );
  const secret = rows[0] && decrypt(rows[0].sealed, sealOf(userId));
  const step = secret && stepOfCode(secret, code);
  if (!step) return false;
  const { rowCount } = await database().query(
    'update staff.second_factors set last_step = $2 where user_id = $1 and last_step < $2 and sealed_secret = $3',
    [userId, step, rows[0]?.sealed],
  );
  return rowCount === 1;
}

type New = { userId: number; secret: string; step: number };

/** @param step of the code that was shown to prove it @returns false when there is one already */
export async function setSecondFactor(client: Client, { userId, secret, step }: New): Promise<boolean> {
  const { rowCount } = await client.query(
    `insert into staff.second_factors (user_id, sealed_secret, confirmed_at, last_step)
     values ($1, $2, now(), $3) on conflict do nothing`,
    [userId, encrypt(secret, sealOf(userId)), step],
  );
  return rowCount === 1;
}

/**
 * From now on a new one has to be set up; the recovery codes of the old one are worth nothing.
 * @returns whether there was one
 */
export async function removeSecondFactor(client: Client, userId: number): Promise<boolean> {
  const { rowCount } = await client.query('delete from staff.second_factors where user_id = $1', [userId]);
  await client.query('delete from staff.recovery_codes where user_id = $1', [userId]);
  return rowCount === 1;
}

/** Encrypts again with the present secret what a former one has encrypted, which then need not be kept for it. */
export async function reencryptSecondFactors(): Promise<void> {
  const { rows } = await database().query<{ userId: number; sealed: string }>(
    'select user_id as "userId", sealed_secret as sealed from staff.second_factors',
  );
  for (const { userId, sealed } of rows.filter((row) => isEncryptedWithFormer(row.sealed, purpose))) {
    const secret = decrypt(sealed, sealOf(userId));
    if (secret)
      await database().query(
        'update staff.second_factors set sealed_secret = $2 where user_id = $1 and sealed_secret = $3',
        [userId, encrypt(secret, sealOf(userId)), sealed],
      );
  }
}
