import { randomInt } from 'node:crypto';
import type pg from 'pg';
import { database } from '#platform/database.ts';
import { signAll } from '#platform/secrets.ts';
import { lockAccount } from './lock-account.ts';

/** For a phone that is lost: ten codes on paper, shown once, each good once. Kept is a keyed digest of each. */
const howMany = 10;
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';

/** @returns them as they are written down, `k7mf2-9xqwd`: about 49 bits each; those before are worth nothing from now on */
export async function newRecoveryCodes(client: pg.ClientBase, userId: number): Promise<string[]> {
  const codes = Array.from({ length: howMany }, newCode);
  // If two pages ask at once, the later one's codes are valid, and no others.
  await lockAccount(client, userId);
  await client.query('delete from staff.recovery_codes where user_id = $1', [userId]);
  await client.query('insert into staff.recovery_codes (user_id, digest) select $1, unnest($2::text[])', [
    userId,
    codes.map((code) => digestsOf(userId, code)[0]),
  ]);
  return codes;
}

/** Spends one. If it is sent twice at once, one request gets in. */
export async function isRecoveryCode(userId: number, code: string): Promise<boolean> {
  const { rowCount } = await database().query(
    'update staff.recovery_codes set used_at = now() where user_id = $1 and digest = any($2) and used_at is null',
    [userId, digestsOf(userId, code)],
  );
  return rowCount === 1;
}

export async function recoveryCodesLeft(userId: number): Promise<number> {
  const { rows } = await database().query<{ left: number }>(
    'select count(*)::int as left from staff.recovery_codes where user_id = $1 and used_at is null',
    [userId],
  );
  return rows[0]?.left ?? 0;
}

function newCode(): string {
  const group = () => Array.from({ length: 5 }, () => alphabet[randomInt(alphabet.length)]).join('');
  return `${group()}-${group()}`;
}

/** The present one comes first. */
function digestsOf(userId: number, code: string): string[] {
  return signAll('recovery-codes', `${userId} ${code.toLowerCase().replace(/[^a-z0-9]/g, '')}`);
}
