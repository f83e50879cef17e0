import { describe, expect, test } from 'vitest';
import { setEnvironment } from '../support/environment.ts';

setEnvironment();

import { contentService } from '#content/read/content-service.ts';
import type { Origin } from '#desk/audit/request-origin.ts';
import { maxAttempts, maxFromNewPlaces, mayAddressTry, takeAttempt } from '#desk/session/attempts.ts';
import { checkPassword } from '#desk/session/check-login.ts';
import { forgetBrowser, newBrowserId } from '#desk/session/known-browsers.ts';
import { openSession } from '#desk/session/open-session.ts';
import { mailPasswordLink, setPasswordByLink } from '#desk/session/password-links.ts';
import { isCurrentPassword } from '#desk/session/reauthenticate.ts';
import { env } from '#platform/env.ts';
import { codeOf, withSecondFactor } from '../support/authenticator.ts';
import { withContentService } from '../support/content-service.ts';
import { rowsOf, withDatabase } from '../support/database.ts';
import {
  countOfWrong,
  email,
  endPause,
  enter,
  from,
  isIn,
  password,
  tryCode,
  tryRecovery,
  userId,
  withAdviser,
  wrongTimes,
} from '../support/login-tries.ts';

/** The two steps of a login: which tries count as wrong, for how long, and which codes are valid once. */
withDatabase();
withContentService();
withAdviser();

/** In the processor's own time, which another program on the machine does not lengthen. */
async function workOf(ask: () => Promise<unknown>): Promise<number> {
  const efforts: number[] = [];
  for (let run = 0; run < 4; run += 1) {
    const begin = process.cpuUsage();
    await ask();
    const { user, system } = process.cpuUsage(begin);
    efforts.push(user + system);
  }
  return Math.min(...efforts);
}

describe('wrong tries', () => {
  test('after five the right password waits for the pause to end', async () => {
    await wrongTimes(maxAttempts - 1);
    expect(await isIn(password)).toBe(true);
    await wrongTimes(1);
    expect(await isIn(password)).toBe(false);
    await endPause();
    expect(await isIn(password)).toBe(true);
  });

  test('for passwords and for codes count together, and a right password takes none of them back', async () => {
    await withSecondFactor(userId);
    await wrongTimes(2);
    expect(await isIn(password)).toBe(true);
    expect(await tryCode('000000')).toEqual({ isRight: false, left: 2 });
    expect(await tryRecovery('aaaaa-bbbbb')).toEqual({ isRight: false, left: 1 });
    expect(await isIn(password)).toBe(true);
    expect(await tryCode('000000')).toEqual({ isRight: false, left: 0 });
    expect(await isIn(password)).toBe(false);
  });

  test('during the pause a right code is not judged either', async () => {
    const { secret, codes } = await withSecondFactor(userId);
    await wrongTimes(maxAttempts);
    expect(await tryCode(codeOf(secret))).toEqual({ isRight: false, left: 0 });
    expect(await tryRecovery(codes[0] ?? '')).toEqual({ isRight: false, left: 0 });
    await endPause();
    expect(await tryCode(codeOf(secret))).toEqual({ isRight: true });
  });

  test('that come at once do not outrun the count', async () => {
    const taken = await Promise.all(Array.from({ length: 40 }, () => takeAttempt({ userId, from })));
    expect(taken.flatMap((attempt) => attempt?.left ?? []).sort()).toEqual([0, 1, 2, 3, 4]);
  });

  test('are forgotten by a complete login alone', async () => {
    await wrongTimes(3);
    await enter(password);
    expect(await countOfWrong()).toBe(3);
    await openSession({ userId, from, with: 'code' });
    expect(await countOfWrong()).toBe(0);
  });

  test('neither the answer nor the work that it takes reveals who has an account', async () => {
    const unknown = { email: 'nobody@broker.example', password, from };
    expect(await checkPassword(unknown)).toEqual(await enter('not the password'));
    await wrongTimes(maxAttempts);
    expect(await enter(password)).toEqual(await checkPassword(unknown));
    const known = await workOf(() => enter('not the password'));
    const stranger = await workOf(() => checkPassword(unknown));
    expect(stranger / known).toBeGreaterThan(0.6);
    expect(stranger / known).toBeLessThan(1.7);
  });
});

describe('where wrong tries come from', () => {
  const elsewhere = (number: number): Origin => ({ address: `198.51.100.${number}`, device: 'Another' });
  const at = (given: string, origin: Origin) => checkPassword({ email, password: given, from: origin });
  const getsIn = async (origin: Origin) => 'account' in (await at(password, origin));

  async function wrongFrom(origin: Origin, times = maxAttempts): Promise<void> {
    for (let count = 0; count < times; count += 1) await at('not the password', origin);
  }
  /** As many as may be wrong in an hour from places that are new to the account. */
  async function attack(): Promise<void> {
    for (let count = 1; count < maxFromNewPlaces; count += 1)
      await takeAttempt({ userId, from: elsewhere(Math.ceil(count / maxAttempts)) });
    await wrongFrom(elsewhere(maxFromNewPlaces / maxAttempts), 1);
  }
  async function mails(): Promise<string[]> {
    const rows = await rowsOf<{ text: string }>(
      `select data ->> 'text' as text from mail.outgoing where recipient = $1`,
      [email],
    );
    return rows.map(({ text }) => text);
  }

  test('five of them lock out the place that they came from, and no other', async () => {
    await wrongFrom(elsewhere(1));
    expect(await getsIn(elsewhere(1))).toBe(false);
    expect(await getsIn(elsewhere(2))).toBe(true);
  });

  test('addresses of one IPv6 network are one place', async () => {
    const v6 = (last: string): Origin => ({ address: `2001:db8:1:2::${last}`, device: 'A test' });
    await wrongFrom(v6('1'));
    expect(await getsIn(v6('2'))).toBe(false);
  });

  test('an attack from many addresses pauses new places, and neither a known browser nor a known network', async () => {
    const browser = { ...elsewhere(200), browserId: newBrowserId() };
    await openSession({ userId, from: browser, with: 'code' });
    await attack();
    expect(await getsIn(elsewhere(99))).toBe(false);
    expect(await getsIn({ ...elsewhere(98), browserId: newBrowserId() })).toBe(false);
    // The browser from any network, its network with any browser.
    expect(await getsIn({ ...elsewhere(97), browserId: browser.browserId })).toBe(true);
    expect(await getsIn(elsewhere(200))).toBe(true);
    await forgetBrowser(userId, browser.browserId);
    expect(await getsIn({ ...elsewhere(97), browserId: browser.browserId })).toBe(false);
  });

  test('a known browser has tries of its own, and no more than others', async () => {
    const browser = { ...elsewhere(200), browserId: newBrowserId() };
    await openSession({ userId, from: browser, with: 'code' });
    await wrongFrom(browser);
    expect(await getsIn({ ...elsewhere(201), browserId: browser.browserId })).toBe(false);
    expect(await getsIn(elsewhere(201))).toBe(true);
  });

  test('a browser is known to the account that it was used for alone', async () => {
    const browser = { ...elsewhere(200), browserId: newBrowserId() };
    const service = await contentService();
    const data = { name: 'Bela', role: 'adviser' as const, email: `bela.${email}`, password };
    const other = await service.create({ collection: 'users', data, overrideAccess: true, depth: 0 });
    await openSession({ userId: other.id, from: browser, with: 'code' });
    await attack();
    expect(await getsIn(browser)).toBe(false);
  });

  test('the owner hears of an attack once a day, and a new password ends it', async () => {
    env().hasRateLimits = true;
    await attack();
    expect(await mails()).toEqual([expect.stringContaining('50 failed attempts')]);
    await rowsOf('delete from staff.login_attempts where user_id = $1', [userId]);
    await attack();
    env().hasRateLimits = false;
    expect(await mails()).toHaveLength(1);

    await mailPasswordLink({ email, address: elsewhere(1).address });
    const [mail] = await rowsOf<{ link: string }>(
      `select data ->> 'link' as link from mail.outgoing where recipient = $1 and template = 'password-link'`,
      [email],
    );
    const key = mail?.link.split('/').at(-1) ?? '';
    const chosen = 'pahaad nadi hawa patang';
    expect(await setPasswordByLink({ key, password: chosen, from })).toEqual({ isSet: true });
    expect(await at(chosen, elsewhere(1))).toMatchObject({ account: { email } });
  });

  test('the pause of new places ends after an hour, and tries of an hour ago no longer count', async () => {
    await attack();
    await rowsOf(
      `update staff.login_attempts set began_at = began_at - interval '61 minutes',
         paused_until = paused_until - interval '61 minutes' where user_id = $1`,
      [userId],
    );
    expect(await getsIn(elsewhere(99))).toBe(true);
    await wrongFrom(elsewhere(98));
    expect(await getsIn(elsewhere(99))).toBe(true);
  });

  test('a person who is logged in can prove themselves there, whatever others do', async () => {
    await attack();
    const here = { ...elsewhere(1), sessionId: 'their session' };
    expect(await isCurrentPassword({ userId, password, from: here })).toBe(true);
    for (let count = 0; count < maxAttempts; count += 1)
      expect(
        await isCurrentPassword({ userId, password: 'no', from: { ...here, address: `203.0.113.${count}` } }),
      ).toBe(false);
    expect(await isCurrentPassword({ userId, password, from: here })).toBe(false);
  });
});

test('from one address no more than a hundred tries are judged in a quarter of an hour', async () => {
  // Off in the rest of this file.
  env().hasRateLimits = true;
  const unknown = {
    email: 'nobody@broker.example',
    password: 'x',
    from: { ...from, address: '198.51.100.9' },
  };
  await consumeAll(99);
  expect(await checkPassword(unknown)).toEqual({ why: 'wrong' });
  const begin = performance.now();
  expect(await checkPassword(unknown)).toEqual({ why: 'too-many' });
  // Nothing is calculated for a flood.
  expect(performance.now() - begin).toBeLessThan(100);
  expect(await checkPassword({ ...unknown, from: { ...from, address: '198.51.100.10' } })).toEqual({
    why: 'wrong',
  });
  env().hasRateLimits = false;

  async function consumeAll(times: number): Promise<void> {
    for (let count = 0; count < times; count += 1) await mayAddressTry(unknown.from.address);
  }
});
