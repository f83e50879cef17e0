import fs from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetSharedState } from './testing/forget-shared-state.ts';
import { removeFolder, temporaryFolder } from './testing/temporary-folder.ts';

const [first, second] = ['a'.repeat(32), 'b'.repeat(32)];

/** The modules as a process of its own has them: the environment is read once. */
async function processWith(present: string, former = '') {
  vi.resetModules();
  forgetSharedState('app-secret');
  vi.stubEnv('APP_SECRET', present);
  vi.stubEnv('APP_SECRET_FORMER', former);
  const { isSigned, sign, signAll, wasEverSigned } = await import('./secrets.ts');
  const { decrypt, encrypt, isEncryptedWithFormer } = await import('./encryption.ts');
  return { isSigned, sign, signAll, wasEverSigned, isEncryptedWithFormer, encrypt, decrypt };
}

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-24T10:00:00Z'), toFake: ['Date'] }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

const signed = (signature: string) => ({ purpose: 'some', value: 'x', signature });
const seals = { purpose: 'some', of: 'user 1' };

test('after a rotation tokens of the former secret are accepted until its last day, and new ones are of the present', async () => {
  const before = (await processWith(first)).sign('some', 'x');
  const { isSigned, sign } = await processWith(second, `2026-11-25:${first}`);
  expect(isSigned(signed(before))).toBe(true);
  expect(sign('some', 'x')).not.toBe(before);
  expect(isSigned(signed(sign('some', 'x')))).toBe(true);
  vi.setSystemTime(new Date('2026-11-25T23:59:00Z'));
  expect(isSigned(signed(before))).toBe(true);
  vi.setSystemTime(new Date('2026-11-26T00:00:00Z'));
  expect(isSigned(signed(before))).toBe(false);
});

test('links in mailboxes and texts in the database are accepted by a former secret after its last day', async () => {
  const past = await processWith(first);
  const [link, sealed] = [past.sign('some', 'x'), past.encrypt('text', seals)];
  const { wasEverSigned, signAll, decrypt, isEncryptedWithFormer } = await processWith(
    second,
    `2020-01-01:${first}`,
  );
  expect([wasEverSigned(signed(link)), signAll('some', 'x')[1]]).toEqual([true, link]);
  expect([decrypt(sealed, seals), isEncryptedWithFormer(sealed, 'some')]).toEqual(['text', true]);
});

test('a secret that is not named any more opens nothing', async () => {
  const past = await processWith(first);
  const [link, sealed] = [past.sign('some', 'x'), past.encrypt('text', seals)];
  const { isSigned, wasEverSigned, decrypt } = await processWith(second);
  expect([isSigned(signed(link)), wasEverSigned(signed(link)), decrypt(sealed, seals)]).toEqual([
    false,
    false,
    undefined,
  ]);
});

test('a text from before keys had names still opens, and counts as sealed by a former one', async () => {
  const { encrypt, decrypt, isEncryptedWithFormer } = await processWith(first);
  const sealed = encrypt('text', seals);
  const nameless = sealed.slice(sealed.indexOf('.') + 1);
  expect([decrypt(nameless, seals), isEncryptedWithFormer(nameless, 'some')]).toEqual(['text', true]);
  expect([decrypt(sealed, seals), isEncryptedWithFormer(sealed, 'some')]).toEqual(['text', false]);
  expect(decrypt(sealed, { ...seals, of: 'user 2' })).toBeUndefined();
});

test('what was signed for one purpose is worth nothing for another', async () => {
  const { isSigned, sign, encrypt, decrypt } = await processWith(first);
  expect(isSigned({ purpose: 'another', value: 'x', signature: sign('some', 'x') })).toBe(false);
  expect(decrypt(encrypt('text', seals), { ...seals, purpose: 'another' })).toBeUndefined();
});

test('the secret that a site makes for itself is readable by its user alone', async () => {
  const dataDir = temporaryFolder();
  vi.stubEnv('DATA_DIR', dataDir);
  const { sign } = await processWith('');
  expect(sign('some', 'x')).toHaveLength(43);
  const file = path.join(dataDir, 'app.secret');
  expect(fs.statSync(file).mode & 0o777).toBe(0o600);
  expect(fs.readFileSync(file, 'utf8')).toMatch(/^[0-9a-f]{64}$/);
  removeFolder(dataDir);
});

test.each(['b'.repeat(32), `2026-02-31x:${'b'.repeat(32)}`, '2026-12-31:short'])(
  'the environment refuses a former secret without its last day or too short: %s',
  async (former) => {
    await expect(processWith(first, former).then(({ sign }) => sign('some', 'x'))).rejects.toThrow(
      'APP_SECRET_FORMER',
    );
  },
);
