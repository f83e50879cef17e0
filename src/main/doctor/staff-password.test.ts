import { expect, test } from 'vitest';
import { readEnv } from '#platform/env.ts';
import { checkStaffPassword } from './staff-password.ts';

const found = (STAFF_PASSWORD: string) =>
  checkStaffPassword(readEnv({ STAFF_EMAIL: 'revathi@broker.test', STAFF_PASSWORD }), 'Chhatri');

test('a password that has leaked, or names whose it is, has to be settled', async () => {
  for (const password of ['password1234', 'revathi at the desk', 'a chhatri for all'])
    expect(await found(password), password).toMatchObject([{ level: 'stop' }]);
});

test('four words will do', async () => expect(await found('kamal baarish neela chhata')).toEqual([]));
