import { describe, expect, test } from 'vitest';
import { setEnvironment } from '../support/environment.ts';

setEnvironment();

import { contentService } from '#content/read/content-service.ts';
import { checkSecondStep } from '#desk/session/check-login.ts';
import { offerSecret } from '#desk/session/offered-secret.ts';
import { recoveryCodesLeft } from '#desk/session/recovery-codes.ts';
import { hasSecondFactor } from '#desk/session/second-factor.ts';
import { setUpSecondFactor } from '#desk/session/set-up-second-factor.ts';
import { codeOf, withSecondFactor } from '../support/authenticator.ts';
import { withContentService } from '../support/content-service.ts';
import { rowsOf, withDatabase } from '../support/database.ts';
import { email, from, password, tryCode, tryRecovery, userId, withAdviser } from '../support/login-tries.ts';

/** The two steps of a login: which tries count as wrong, for how long, and which codes are valid once. */
withDatabase();
withContentService();
withAdviser();

describe('the six digits', () => {
  test('are good once, also for two at once, and none before them is good after', async () => {
    const { secret } = await withSecondFactor(userId);
    const next = codeOf(secret, { stepsAhead: 1 });
    const both = await Promise.all([tryCode(next), tryCode(next)]);
    expect(both.filter(({ isRight }) => isRight)).toHaveLength(1);
    expect(await tryCode(codeOf(secret))).toMatchObject({ isRight: false });
  });

  test('of one person open no one else’s account, nor does their sealed secret in another row', async () => {
    const { secret } = await withSecondFactor(userId);
    const service = await contentService();
    const data = { name: 'Other', role: 'adviser' as const, email: `other.${email}`, password };
    const other = await service.create({ collection: 'users', data, overrideAccess: true, depth: 0 });
    await rowsOf(
      `insert into staff.second_factors (user_id, sealed_secret, confirmed_at)
       select $2, sealed_secret, now() from staff.second_factors where user_id = $1`,
      [userId, other.id],
    );
    const code = codeOf(secret);
    expect(await checkSecondStep('code', { userId: other.id, code, from })).toMatchObject({ isRight: false });
    expect(await tryCode(code)).toEqual({ isRight: true });
  });

  test('the secret and the recovery codes stand nowhere as they are', async () => {
    const { secret, codes } = await withSecondFactor(userId);
    const kept = JSON.stringify([
      await rowsOf('select * from staff.second_factors'),
      await rowsOf('select * from staff.recovery_codes'),
    ]);
    for (const text of [secret, ...codes, ...codes.map((code) => code.replace('-', ''))])
      expect(kept).not.toContain(text);
  });
});

describe('setting up', () => {
  test('takes a code of the secret that was offered, to this person and not long ago', async () => {
    const { secret, sealed } = offerSecret(userId);
    const code = codeOf(secret);
    expect(await setUpSecondFactor({ userId, sealed, code: '000000', from })).toMatchObject({
      why: 'wrong-code',
    });
    const stale = offerSecret(userId, Date.now() - 60 * 60_000);
    expect(await setUpSecondFactor({ userId, ...stale, code: codeOf(stale.secret), from })).toMatchObject({
      why: 'too-late',
    });
    const others = offerSecret(userId + 1);
    expect(await setUpSecondFactor({ userId, ...others, code: codeOf(others.secret), from })).toMatchObject({
      why: 'too-late',
    });
    expect(await hasSecondFactor(userId)).toBe(false);
    expect(await setUpSecondFactor({ userId, sealed, code, from })).toMatchObject({ isSet: true });
    expect(await tryCode(code)).toMatchObject({ isRight: false });
  });

  test('is refused where there is one already', async () => {
    await withSecondFactor(userId);
    const { secret, sealed } = offerSecret(userId);
    expect(await setUpSecondFactor({ userId, sealed, code: codeOf(secret), from })).toEqual({
      isSet: false,
      why: 'there-is-one',
    });
  });
});

describe('recovery codes', () => {
  test('are good once each, also for two at once, however they are written', async () => {
    const { codes } = await withSecondFactor(userId);
    const [first = '', second = ''] = codes;
    expect(codes).toHaveLength(10);
    const both = await Promise.all([tryRecovery(first), tryRecovery(first)]);
    expect(both.filter(({ isRight }) => isRight)).toHaveLength(1);
    expect(await tryRecovery(` ${second.replace('-', ' ').toUpperCase()} `)).toEqual({ isRight: true });
    expect(await recoveryCodesLeft(userId)).toBe(8);
  });
});
