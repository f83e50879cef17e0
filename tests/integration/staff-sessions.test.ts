import { beforeEach, expect, test } from 'vitest';
import { setEnvironment } from '../support/environment.ts';

setEnvironment();

import { contentService } from '#content/read/content-service.ts';
import { checkPassword } from '#desk/session/check-login.ts';
import { help, readColleagues } from '#desk/session/colleagues.ts';
import { endOtherSessions, endSession } from '#desk/session/end-sessions.ts';
import { extendSession, extendSessionOf } from '#desk/session/extend-session.ts';
import { openSession } from '#desk/session/open-session.ts';
import { readSessions } from '#desk/session/own-account.ts';
import { mailPasswordLink, ownerOfLink, setPasswordByLink } from '#desk/session/password-links.ts';
import { hasSecondFactor } from '#desk/session/second-factor.ts';
import { sessionCookie } from '#desk/session/session-cookie.ts';
import { staffOfRequest } from '#desk/session/staff-of-request.ts';
import { database } from '#platform/database.ts';
import { sampleOrigin, withSecondFactor } from '../support/authenticator.ts';
import { withContentService } from '../support/content-service.ts';
import { rowsOf, withDatabase } from '../support/database.ts';
import { asked, isAdviser, isNobody, whoIs } from '../support/session-owner.ts';

/** A session opens its account's pages, and nothing any more once it has ended, for whatever reason. */
withDatabase();
withContentService();

const password = 'kamal baarish neela chhata';
let email: string;
let userId: number;

beforeEach(async () => {
  email = `asha.${Math.random().toString(36).slice(2)}@broker.example`;
  const service = await contentService();
  const data = { name: 'Asha', role: 'adviser' as const, email, password };
  ({ id: userId } = await service.create({ collection: 'users', data, overrideAccess: true, depth: 0 }));
});

async function newSession(device = 'Firefox on Linux'): Promise<string> {
  const session = await openSession({ userId, from: { ...sampleOrigin, device }, with: 'code' });
  if (!session) throw new Error('There is no such account.');
  expect(session.cookie).toMatch(/; HttpOnly=true; SameSite=Strict$/);
  return session.token;
}

test('opens desk and content service alike, and is listed with its device', async () => {
  const token = await newSession();
  expect(await whoIs(token)).toEqual(isAdviser);
  expect(await readSessions(userId)).toMatchObject([{ device: 'Firefox on Linux' }]);
});

test('no login is lost when several come at once', async () => {
  const tokens = await Promise.all(Array.from({ length: 6 }, () => newSession()));
  for (const token of tokens) expect(await whoIs(token)).toEqual(isAdviser);
  expect(await readSessions(userId)).toHaveLength(6);
});

test('that has ended opens nothing, and the others go on', async () => {
  const [first, second, third] = [await newSession(), await newSession(), await newSession()];
  const idOf = async (token: string) => (await staffOfRequest(asked(token)))?.sessionId ?? '';
  await endSession(userId, await idOf(first));
  expect([await whoIs(first), await whoIs(second)]).toEqual([isNobody, isAdviser]);
  await endOtherSessions(database(), userId, await idOf(second));
  expect([await whoIs(second), await whoIs(third)]).toEqual([isAdviser, isNobody]);
});

/** Opened so many hours ago, and not used since so many hours. */
async function aged(token: string, hours: { opened: number; unused: number }) {
  const staff = await staffOfRequest(asked(token));
  if (!staff) throw new Error('There is no session.');
  await rowsOf(
    `update users_sessions set created_at = now() - make_interval(hours => $2),
       expires_at = now() + make_interval(hours => 8 - $3) where id = $1`,
    [staff.sessionId, hours.opened, hours.unused],
  );
  return staff;
}

function tokenIn(cookie = ''): string {
  return /payload-token=([^;]+)/.exec(cookie)?.[1] ?? '';
}

/** Returns the end of a session as its token states it. */
function endOf(token: string): number {
  const { exp } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
  return exp * 1000;
}

/** In how many hours a session ends, as the database has it and as its cookie says. */
async function hoursLeft(sessionId: string, cookie: string | undefined) {
  const [row] = await rowsOf<{ hours: number }>(
    'select (extract(epoch from expires_at - now()) / 3600)::float as hours from users_sessions where id = $1',
    [sessionId],
  );
  const signed = cookie && (endOf(tokenIn(cookie)) - Date.now()) / 3_600_000;
  return { kept: Math.round(row?.hours ?? 0), signed: signed && Math.round(signed) };
}

test('that is used goes on for eight hours more, a day in all, and is written down every few minutes at most', async () => {
  const token = await newSession();
  const fresh = await staffOfRequest(asked(token));
  expect(fresh && (await extendSession(fresh))).toBeUndefined();

  const used = await aged(token, { opened: 6, unused: 6 });
  const cookie = await extendSession(used);
  expect(await hoursLeft(used.sessionId, cookie)).toEqual({ kept: 8, signed: 8 });
  expect(await whoIs(tokenIn(cookie))).toEqual(isAdviser);
  expect(await extendSession(used)).toBeUndefined();

  const old = await aged(token, { opened: 20, unused: 7 });
  expect(await hoursLeft(old.sessionId, await extendSession(old))).toEqual({ kept: 4, signed: 4 });
  const oldest = await aged(token, { opened: 23, unused: 7 });
  expect(await extendSession(oldest)).toBeUndefined();
});

test('that has ended is not brought back by use, nor one that ran out', async () => {
  const [ended, over] = [await newSession(), await newSession()];
  const staff = await aged(ended, { opened: 6, unused: 6 });
  await endSession(userId, staff.sessionId);
  expect(await extendSession(staff)).toBeUndefined();
  expect(await whoIs(ended)).toEqual(isNobody);
  expect(await extendSession(await aged(over, { opened: 9, unused: 9 }))).toBeUndefined();
});

test('asked for with a token that is fresh costs no question, with an older one its owner is asked', async () => {
  const token = await newSession();
  await aged(token, { opened: 6, unused: 6 });
  expect(await extendSessionOf(asked(token))).toBeUndefined();
  const staff = await staffOfRequest(asked(token));
  const { token: older } = await sessionCookie({ userId, sessionId: staff?.sessionId ?? '', seconds: 3600 });
  expect(await extendSessionOf(asked(older))).toContain('payload-token=');
  expect(await extendSessionOf(asked(`${older}x`))).toBeUndefined();
  expect(await extendSessionOf(new Headers({ cookie: 'payload-token=a.b.c' }))).toBeUndefined();
});

test('a session of another person is not ended by its id', async () => {
  const token = await newSession();
  const [session] = await readSessions(userId);
  await endSession(userId + 1, session?.id ?? '');
  expect(await whoIs(token)).toEqual(isAdviser);
});

test('does what the role of the moment may, and nothing once the account is gone', async () => {
  const token = await newSession();
  const service = await contentService();
  await service.update({ collection: 'users', id: userId, data: { role: 'editor' }, overrideAccess: true });
  expect(await whoIs(token)).toEqual({ desk: 'editor', service: undefined });
  await service.delete({ collection: 'users', id: userId, overrideAccess: true });
  expect(await whoIs(token)).toEqual(isNobody);
  expect(await openSession({ userId, from: sampleOrigin, with: 'code' })).toBeUndefined();
});

test('is neither ended nor brought about by a change of the account', async () => {
  const token = await newSession();
  const [kept] = await readSessions(userId);
  const service = await contentService();
  const sessions = [{ id: 'of before', createdAt: '2026-01-01', expiresAt: '2099-01-01' }];
  const data = { name: 'Asha K.', sessions };
  await service.update({ collection: 'users', id: userId, data, overrideAccess: true });
  expect(await whoIs(token)).toEqual(isAdviser);
  expect((await readSessions(userId)).map(({ id }) => id)).toEqual([kept?.id]);
});

test('an administrator’s help ends sessions and lifts a pause', async () => {
  const token = await newSession();
  await withSecondFactor(userId);
  await rowsOf(
    `insert into staff.login_attempts (user_id, source, wrong, paused_until)
     values ($1, 'address of somebody', 5, now() + interval '9 minutes')`,
    [userId],
  );
  const me = async () => (await readColleagues()).find(({ id }) => id === userId);
  expect(await me()).toMatchObject({ openSessions: 1, hasSecondFactor: true, pausedUntil: expect.any(Date) });
  const by = { userId: null, who: 'An administrator', network: '', device: '' };
  await help('unlock', userId, by);
  await help('end-sessions', userId, by);
  expect(await me()).toMatchObject({ openSessions: 0, hasSecondFactor: true, pausedUntil: null });
  expect((await me())?.lastLoginAt).toBeInstanceOf(Date);
  expect(await whoIs(token)).toEqual(isNobody);
});

async function linkOf(address: string): Promise<string> {
  await mailPasswordLink({ email: address, address: '192.0.2.7' });
  const [mail] = await rowsOf<{ data: { link: string } }>(
    `select data from mail.outgoing where template = 'password-link' and recipient = $1 order by id desc limit 1`,
    [address.toLowerCase()],
  );
  return mail?.data.link.split('/').at(-1) ?? '';
}

test('a link sets a password once, ends every session and leaves the second factor', async () => {
  const token = await newSession();
  await withSecondFactor(userId);
  const key = await linkOf(email.toUpperCase());
  for (let count = 0; count < 5; count += 1)
    await checkPassword({ email, password: 'wrong', from: sampleOrigin });
  expect(await setPasswordByLink({ key, password: 'password1234', from: sampleOrigin })).toMatchObject({
    isSet: false,
    problem: expect.stringContaining('guess'),
  });
  const chosen = 'pahaad nadi hawa patang';
  const spend = () => setPasswordByLink({ key, password: chosen, from: sampleOrigin });
  const both = await Promise.all([spend(), spend()]);
  expect(both.filter(({ isSet }) => isSet)).toHaveLength(1);
  expect(await whoIs(token)).toEqual(isNobody);
  expect(await hasSecondFactor(userId)).toBe(true);
  expect(await rowsOf('select from staff.login_attempts where user_id = $1', [userId])).toEqual([]);
  const given = (word: string) => checkPassword({ email, password: word, from: sampleOrigin });
  expect([await given(password), await given(chosen)]).toMatchObject([
    { why: 'wrong' },
    { account: { email } },
  ]);
});

test('only the newest link is valid, for an hour, and it is stored nowhere in the clear', async () => {
  const [older, newer] = [await linkOf(email), await linkOf(email)];
  expect(await ownerOfLink(older)).toBeUndefined();
  expect(await ownerOfLink(newer)).toMatchObject({ email });
  expect(JSON.stringify(await rowsOf('select * from staff.password_links'))).not.toContain(newer);
  await rowsOf('update staff.password_links set created_at = created_at - interval $$61 minutes$$');
  expect(
    await setPasswordByLink({ key: newer, password: 'pahaad nadi hawa patang', from: sampleOrigin }),
  ).toEqual({
    isSet: false,
    problem: undefined,
  });
});

test('an unknown address gets no mail, and nothing reveals that, not even the time', async () => {
  const begin = performance.now();
  expect(await linkOf('nobody@broker.example')).toBe('');
  const unknown = performance.now() - begin;
  await linkOf(email);
  const known = performance.now() - begin - unknown;
  expect(Math.min(unknown, known)).toBeGreaterThan(290);
  expect(Math.abs(unknown - known)).toBeLessThan(200);
});
