import { afterAll, beforeEach, expect, test } from 'vitest';
import { setEnvironment } from '../support/environment.ts';
import { startOfficeProvider } from '../support/office-provider.ts';

const office = await startOfficeProvider('http://localhost:3000');
setEnvironment({ ...office.environment, STAFF_SECOND_FACTOR: 'on' });

import { confirmationPath } from '#desk/office-login/confirmation.ts';
import { endByProvider } from '#desk/office-login/end-by-provider.ts';
import { extendSession } from '#desk/session/extend-session.ts';
import { inTransaction } from '#platform/database.ts';
import { env } from '#platform/env.ts';
import { withContentService } from '../support/content-service.ts';
import { countOfWaiting, rowsOf, withDatabase } from '../support/database.ts';
import type { OfficeBrowser } from '../support/office-browser.ts';
import {
  accountOf,
  newOfficeBrowser,
  putAtOffice,
  roleOf,
  sessionsOf,
  someoneWithPassword,
} from '../support/office-people.ts';

/** A session that the provider opened is confirmed there, and ends there. */
withDatabase();
withContentService();
afterAll(() => office.stop());

let browser: OfficeBrowser;

beforeEach(async () => {
  await rowsOf('delete from users');
  office.people.clear();
  putAtOffice(office, 'asha', ['desk-administrators']);
  browser = newOfficeBrowser('asha');
  await browser.open('/desk/login/office');
});

const confirm = '/desk/login/office?confirm=yes&then=%2Fdesk%2Ffind';
const aMinuteTooOld = () =>
  rowsOf(`update staff.sessions set confirmed_at = now() - interval '61 minutes', asked_at = null`);

async function session(): Promise<{ userId: number; sessionId: string }> {
  const userId = (await accountOf('asha')) ?? 0;
  const [row] = await sessionsOf(userId);
  return { userId, sessionId: row?.id ?? '' };
}

test('a session is confirmed there after an hour, unseen, and of several pages that are opened one goes round', async () => {
  const { sessionId } = await session();
  expect(await confirmationPath({ sessionId }, '/desk/find')).toBeUndefined();
  await aMinuteTooOld();
  const paths = await Promise.all([1, 2, 3].map(() => confirmationPath({ sessionId }, '/desk/find')));
  expect(paths.filter(Boolean)).toEqual([confirm]);
  browser.who = 'no one is asked';
  const { html, url } = await browser.open(confirm);
  expect([url.pathname, html]).toEqual(['/desk/find', 'On the desk']);
  expect((await session()).sessionId).toBe(sessionId);
  expect(await confirmationPath({ sessionId }, '/desk/find')).toBeUndefined();
});

test('a session ends when the provider has ended its own, or the group is gone', async () => {
  browser.forget(office.issuer);
  const { url } = await browser.open(confirm);
  expect(url.pathname + url.search).toBe('/desk/login?then=%2Fdesk%2Ffind&said=office-over');
  expect(await sessionsOf((await session()).userId)).toEqual([]);

  await someoneWithPassword('mira', 'administrator');
  await browser.open('/desk/login/office');
  putAtOffice(office, 'asha', ['everyone']);
  expect((await browser.open(confirm)).status).toBe(403);
  const { userId } = await session();
  expect([await roleOf(userId), await sessionsOf(userId)]).toEqual(['none', []]);
});

test('a session ends at once when the provider says so, and by no token that is not for that', async () => {
  const { userId, sessionId } = await session();
  const providerSession = await rowsOf<{ id: string }>(
    'select provider_session as id from staff.sessions where id = $1',
    [sessionId],
  );
  const sid = providerSession[0]?.id ?? '';
  const sent: string[] = [];
  office.carry = async (url, { body } = {}) => {
    sent.push(String(new URLSearchParams(String(body)).get('logout_token')));
    const fields = { logout_token: sent.at(-1) ?? '' };
    return browser.ask(new URL(String(url)), fields);
  };
  // Another session of the same person is not concerned.
  await office.logOut('asha', 'another session');
  expect(await sessionsOf(userId)).toHaveLength(1);
  await office.logOut('asha', sid);
  expect(await sessionsOf(userId)).toEqual([]);
  const [entry] = await rowsOf('select kind, about, detail from staff.audit_log order by id desc limit 1');
  expect(entry).toEqual({ kind: 'sessions-ended', about: 'asha', detail: 'By Neel Offices' });

  const [head, claims = '', signature] = sent[1]?.split('.') ?? [];
  const changed = JSON.parse(Buffer.from(claims, 'base64url').toString());
  const forged = Buffer.from(JSON.stringify({ ...changed, sid: 'mine' })).toString('base64url');
  for (const token of ['', 'nonsense', `${head}.${forged}.${signature}`]) {
    const answer = await browser.ask(new URL('http://localhost:3000/desk/login/office/ended'), {
      logout_token: token,
    });
    expect(answer.status, token).toBe(400);
  }
});

test('a session that the provider ends while its account is being saved is not there again', async () => {
  const { userId, sessionId } = await session();
  const settings = env().oidc;
  if (!settings) throw new Error('There is no provider.');
  const token = { issuer: office.issuer, subject: 'asha', providerSession: undefined };
  const { ending } = await inTransaction(async (client) => {
    await client.query('select from users where id = $1 for update', [userId]);
    const begun = endByProvider(token, settings);
    await expect.poll(countOfWaiting, { timeout: 20_000 }).toBe(1);
    // As the content service writes it again.
    await client.query('update users_sessions set expires_at = expires_at where id = $1', [sessionId]);
    return { ending: begun };
  });
  await ending;
  expect(await sessionsOf(userId)).toEqual([]);
});

test('a session goes on while the provider is away, and ends four hours after it was confirmed last', async () => {
  const { sessionId, userId } = await session();
  await aMinuteTooOld();
  await office.stop();
  try {
    expect(await confirmationPath({ sessionId }, '/desk')).toBeUndefined();
  } finally {
    await office.startAgain();
  }
  const endsIn = async () => {
    const [row] = await rowsOf<{ minutes: number }>(
      `select round(extract(epoch from expires_at - now()) / 60)::int as minutes from users_sessions where id = $1`,
      [sessionId],
    );
    return row?.minutes;
  };
  expect(await endsIn()).toBe(240);
  await rowsOf(`update users_sessions set expires_at = now() + interval '1 minute'`);
  expect(await extendSession({ id: userId, sessionId })).toContain('payload-token=');
  expect(await endsIn()).toBe(240 - 61);
});
