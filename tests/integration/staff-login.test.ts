import { Hono } from 'hono';
import { beforeEach, describe, expect, test } from 'vitest';
import { setEnvironment } from '../support/environment.ts';

setEnvironment();

import { contentService } from '#content/read/content-service.ts';
import type { Origin } from '#desk/audit/request-origin.ts';
import { maxAttempts, maxFromNewPlaces, mayAddressTry, takeAttempt } from '#desk/session/attempts.ts';
import { checkPassword, checkSecondStep } from '#desk/session/check-login.ts';
import { browserIdOf, forgetBrowser, newBrowserId, setBrowserCookie } from '#desk/session/known-browsers.ts';
import { offerSecret } from '#desk/session/offered-secret.ts';
import { openSession } from '#desk/session/open-session.ts';
import { mailPasswordLink, setPasswordByLink } from '#desk/session/password-links.ts';
import { isCurrentPassword } from '#desk/session/reauthenticate.ts';
import { recoveryCodesLeft } from '#desk/session/recovery-codes.ts';
import { hasSecondFactor } from '#desk/session/second-factor.ts';
import { setUpSecondFactor } from '#desk/session/set-up-second-factor.ts';
import { env } from '#platform/env.ts';
import { codeOf, sampleOrigin, withSecondFactor } from '../support/authenticator.ts';
import { withContentService } from '../support/content-service.ts';
import { rowsOf, withDatabase } from '../support/database.ts';

/** The two steps of a login: what counts as wrong, for how long, and what is good once. */
withDatabase();
withContentService();

const password = 'kamal baarish neela chhata';
const from = sampleOrigin;
let email: string;
let userId: number;

beforeEach(async () => {
  email = `asha.${Math.random().toString(36).slice(2)}@broker.example`;
  const service = await contentService();
  const data = { name: 'Asha', role: 'adviser' as const, email, password };
  ({ id: userId } = await service.create({ collection: 'users', data, overrideAccess: true, depth: 0 }));
});

const enter = (given: string) => checkPassword({ email, password: given, from });
const isIn = async (given: string) => 'account' in (await enter(given));
const tryCode = (code: string) => checkSecondStep('code', { userId, code, from });
const tryRecovery = (code: string) => checkSecondStep('recovery', { userId, code, from });

async function wrongTimes(times: number): Promise<void> {
  for (let count = 0; count < times; count += 1) expect(await isIn('not the password')).toBe(false);
}

function endPause(): Promise<unknown> {
  return rowsOf(
    'update staff.login_attempts set paused_until = now() - interval $$1 second$$ where user_id = $1',
    [userId],
  );
}

async function countOfWrong(): Promise<number> {
  const [row] = await rowsOf<{ count: number }>(
    `select coalesce(max(wrong), 0)::int as count from staff.login_attempts
     where user_id = $1 and source <> 'new places'`,
    [userId],
  );
  return row?.count ?? 0;
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

  test('of passwords and of codes count together, and a right password takes none of them back', async () => {
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

  test('nobody tells by the answer, or by the work that it takes, who has an account', async () => {
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

  test('five of them keep out where they came from, and nobody else', async () => {
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
    expect(await mails()).toEqual([expect.stringContaining('50 wrong tries')]);
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

  test('somebody who is logged in proves themselves from there, whatever others do', async () => {
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

test('a browser is named by a cookie that only we can sign, and that no script reads', async () => {
  const app = new Hono();
  const id = newBrowserId();
  app.get('/keep', (c) => {
    setBrowserCookie(c, id);
    return c.text('');
  });
  app.get('/', (c) => c.text(browserIdOf(c) ?? 'none'));
  const [cookie = ''] = (await app.request('/keep')).headers.getSetCookie();
  expect(cookie).toMatch(/^desk-browser=[^;]+; Max-Age=15552000; Path=\/desk; HttpOnly; SameSite=Strict$/);
  const value = cookie.split(';')[0] ?? '';
  const read = async (sent: string) => (await app.request('/', { headers: { cookie: sent } })).text();
  expect(await read(value)).toBe(id);
  expect(await read(value.replace(id, newBrowserId()))).toBe('none');
  expect(await read(`desk-browser=${id}`)).toBe('none');
});

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

describe('the six digits', () => {
  test('are good once, also for two at once, and none before them is good after', async () => {
    const { secret } = await withSecondFactor(userId);
    const next = codeOf(secret, { stepsAhead: 1 });
    const both = await Promise.all([tryCode(next), tryCode(next)]);
    expect(both.filter(({ isRight }) => isRight)).toHaveLength(1);
    expect(await tryCode(codeOf(secret))).toMatchObject({ isRight: false });
  });

  test('of one person open nobody else’s account, nor does their sealed secret in another row', async () => {
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
