import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { setEnvironment } from '../support/environment.ts';

const { dataDir } = setEnvironment({ STAFF_SECOND_FACTOR: 'on' });

import { contentService } from '#content/read/content-service.ts';
import { checkPassword } from '#desk/session/check-login.ts';
import { dropFirstPassword } from '#desk/session/first-password.ts';
import { prepareDatabase } from '#main/prepare-database.ts';
import { sampleOrigin, withSecondFactor } from '../support/authenticator.ts';
import { withSeed } from '../support/content-service.ts';
import { rowsOf } from '../support/database.ts';

/** The first start makes an administrator, and nothing that it prints contains the password. */
withSeed();

const file = path.join(dataDir, 'first-administrator.txt');

async function start(): Promise<string> {
  const said: string[] = [];
  await prepareDatabase({
    say: (text) => said.push(text),
    step: (title, work) => {
      said.push(title);
      return work();
    },
  });
  return said.join('\n');
}

test('the password is in a file for this user alone, until the account asks for more than it', async () => {
  await rowsOf('delete from users');
  const said = await start();
  expect(said).toContain(file);
  expect(fs.statSync(file).mode & 0o777).toBe(0o600);
  const text = fs.readFileSync(file, 'utf8');
  const [, email = '', password = ''] = /^e-mail: (.+)\npassword: (.+)$/m.exec(text) ?? [];
  expect(password).toMatch(/^[a-z2-9]{5}(-[a-z2-9]{5}){3}$/);
  expect(said).not.toContain(password);
  expect(await checkPassword({ email, password, from: sampleOrigin })).toMatchObject({ account: { email } });

  // Started again before anyone has logged in, it stays.
  expect(await start()).toBe('');
  expect(fs.existsSync(file)).toBe(true);
  const [account] = await rowsOf<{ id: number }>('select id from users where email = $1', [email]);
  await withSecondFactor(account?.id ?? 0);
  expect(fs.existsSync(file)).toBe(false);
});

test('the next start deletes the password’s file for an account that was set up on another instance, or has another password', async () => {
  await rowsOf('delete from users');
  await start();
  const [account] = await rowsOf<{ id: number }>('select id from users');
  const service = await contentService();
  const data = { password: 'kamal baarish neela chhata' };
  await service.update({ collection: 'users', id: account?.id ?? 0, data, overrideAccess: true });
  expect(fs.existsSync(file)).toBe(true);
  await start();
  expect(fs.existsSync(file)).toBe(false);
  await dropFirstPassword();
});
