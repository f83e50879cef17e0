import { beforeEach, expect, test } from 'vitest';
import { setEnvironment } from '../support/environment.ts';

setEnvironment({ STAFF_SECOND_FACTOR: 'on' });

import { contentService } from '#content/read/content-service.ts';
import { isRecoveryCode } from '#desk/session/recovery-codes.ts';
import { isSecondFactor, reencryptSecondFactors } from '#desk/session/second-factor.ts';
import { personOf, personsOf } from '#newsletter/subscribers/person-of.ts';
import { subscriberOfToken, unsubscribeTokenOf } from '#newsletter/subscribers/unsubscribe-token.ts';
import { codeOf, withSecondFactor } from '../support/authenticator.ts';
import { withContentService } from '../support/content-service.ts';
import { rowsOf, withDatabase } from '../support/database.ts';
import { restartWith } from '../support/restart-with.ts';

/** Data that the database keeps under a secret remains usable after a rotation. */
withDatabase();
withContentService();

const first = 'a secret for tests, of 32 characters or more';
const second = 'another one of the same length, as made by a rotation';

let userId: number;
let factor: Awaited<ReturnType<typeof withSecondFactor>>;

beforeEach(async () => {
  restartWith(first, []);
  const email = `asha.${Math.random().toString(36).slice(2)}@broker.example`;
  const data = { name: 'Asha', role: 'adviser' as const, email, password: 'kamal baarish neela chhata' };
  const service = await contentService();
  ({ id: userId } = await service.create({ collection: 'users', data, overrideAccess: true, depth: 0 }));
  factor = await withSecondFactor(userId);
});

test('second factors are sealed again, and need the former secret no longer', async () => {
  restartWith(second, [first]);
  await reencryptSecondFactors();
  restartWith(second, []);
  expect(await isSecondFactor(userId, codeOf(factor.secret))).toBe(true);
});

test('without a second sealing they would be lost with the former secret', async () => {
  restartWith(second, []);
  expect(await isSecondFactor(userId, codeOf(factor.secret))).toBe(false);
});

test('a recovery code is good once for as long as its secret is named', async () => {
  const [code = '', other = ''] = factor.codes;
  restartWith(second, [first]);
  expect([await isRecoveryCode(userId, code), await isRecoveryCode(userId, code)]).toEqual([true, false]);
  restartWith(second, []);
  expect(await isRecoveryCode(userId, other)).toBe(false);
});

test('the link of an old newsletter still leads to its subscriber, who is still known', async () => {
  const [key, person] = [unsubscribeTokenOf(7), personOf('asha@mail.example')];
  restartWith(second, [first]);
  expect(subscriberOfToken(key)).toBe(7);
  expect(personsOf('asha@mail.example')).toEqual([personOf('asha@mail.example'), person]);
  expect(
    await rowsOf('select 1 where $1::text = any($2::text[])', [person, personsOf('Asha@mail.example ')]),
  ).toHaveLength(1);
});
