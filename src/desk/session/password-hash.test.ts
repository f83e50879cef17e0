import { expect, test } from 'vitest';
import { isPassword, type KeptPassword, setPassword } from './password-hash.ts';

/** What would be written to the account. */
async function kept(password: string): Promise<KeptPassword> {
  let values: unknown[] = [];
  const query = async (_text: string, given: unknown[]) => {
    values = given;
    return { rows: [] };
  };
  await setPassword({ query } as never, { userId: 1, password });
  const [, hash, salt] = values.map(String);
  return { hash: hash ?? '', salt: salt ?? '' };
}

test('a password is kept as PBKDF2 over SHA-256 with 600,000 rounds and a salt of its own', async () => {
  const [one, other] = [await kept('kamal baarish neela'), await kept('kamal baarish neela')];
  expect(one.hash).toMatch(/^pbkdf2-sha256-v1:[0-9a-f]{64}$/);
  expect(one.salt).toMatch(/^[0-9a-f]{64}$/);
  expect([other.salt === one.salt, other.hash === one.hash]).toEqual([false, false]);
  const { pbkdf2Sync } = await import('node:crypto');
  const derived = pbkdf2Sync('kamal baarish neela', one.salt, 600_000, 32, 'sha256').toString('hex');
  expect(one.hash.endsWith(derived)).toBe(true);
});

test('a password is compared exactly as it was typed, whatever its length', async () => {
  const long = `Kamal ${'x'.repeat(200)}`;
  const account = await kept(long);
  expect(await isPassword(account, long)).toBe(true);
  for (const other of [`${long} `, ` ${long}`, long.toLowerCase(), long.slice(0, -1), long.slice(0, 72)])
    expect(await isPassword(account, other), other).toBe(false);
  expect(await isPassword(undefined, long)).toBe(false);
});
