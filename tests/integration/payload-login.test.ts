import { handleEndpoints } from 'payload';
import { beforeAll, describe, expect, test } from 'vitest';
import { setEnvironment } from '../support/environment.ts';

setEnvironment();

import { contentService } from '#content/read/content-service.ts';
import { openSession } from '#desk/session/open-session.ts';
import { sessionCookie } from '#desk/session/session-cookie.ts';
import { loginInstead } from '#panel/guard/desk-redirect.ts';
import { sampleOrigin } from '../support/authenticator.ts';
import { rowsOf, withDatabase } from '../support/database.ts';
import { everyWho, type Who } from '../support/rights.ts';
import { logInAll, rawAnswerOf, tokenOfRole, withSomeSeed } from '../support/roles-setup.ts';
import { spellings } from '../support/spellings.ts';

/** The vendor's own ways to a session: no spelling of them opens one, prolongs one or sends a mail, no matter who asks. */
withDatabase();
withSomeSeed();

const closed = [
  'login',
  'refresh-token',
  'forgot-password',
  'reset-password',
  'unlock',
  'first-register',
  'verify/any',
];
const email = 'adviser@broker.example';
const plain = { name: 'as it is', spell: (path: string) => path };
let body = '';

beforeAll(async () => {
  await logInAll();
  const right = { email, password: 'long enough to be one', token: 'any', name: 'x', role: 'administrator' };
  body = JSON.stringify(right);
});

const sessions = () => rowsOf('select id, expires_at from users_sessions order by id');

describe.each([plain, ...spellings])('with $name', ({ spell }) => {
  test.each(closed)('users/%s is closed to everybody', async (endpoint) => {
    const before = await sessions();
    for (const who of everyWho) {
      const answers = [
        await rawAnswerOf(tokenOfRole(who), { method: 'POST', path: spell(`/users/${endpoint}`), body }),
        await pastTheGuard(who, spell(`/users/${endpoint}`)),
      ];
      for (const { status, headers, text } of answers) {
        expect(status, who).toBeGreaterThanOrEqual(400);
        expect(status, who).toBeLessThan(500);
        expect(headers.getSetCookie(), who).toEqual([]);
        expect(text, who).not.toMatch(/eyJ|"(token|refreshedToken|exp)"/);
      }
    }
    expect(await sessions()).toEqual(before);
    expect(await rowsOf('select id from users where reset_password_token is not null')).toEqual([]);
  });
});

/** The vendor's router alone: what the collection refuses without any help. */
async function pastTheGuard(who: Who, path: string) {
  const { config } = await contentService();
  const token = tokenOfRole(who);
  const answer = await handleEndpoints({
    config,
    payloadInstanceCacheKey: 'site',
    path: `/cmsapi/api${path.replace(/#.*/, '')}`,
    request: new Request('http://localhost:3000/cmsapi/api', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token && { authorization: `JWT ${token}` }) },
      body,
    }),
  });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
}

test('a program of ours that asks the vendor for a session gets none', async () => {
  const service = await contentService();
  const data = { email, password: 'long enough to be one' };
  await expect(service.login({ collection: 'users', data })).rejects.toThrow(/not allowed/i);
  await expect(service.forgotPassword({ collection: 'users', data })).rejects.toThrow(/not allowed/i);
  await expect(
    service.resetPassword({
      collection: 'users',
      data: { token: 'any', password: data.password },
      overrideAccess: true,
    }),
  ).rejects.toThrow(/not allowed/i);
});

test('a screen is rendered for a valid session, and leads to the login with any other cookie', async () => {
  const leads = (token: string) =>
    loginInstead(
      { url: '/admin', method: 'GET' },
      new Headers({ 'sec-fetch-site': 'none', cookie: `payload-token=${token}` }),
    );
  const [user] = await rowsOf<{ id: number }>('select id from users where email = $1', [email]);
  const userId = user?.id ?? 0;
  const right = await openSession({ userId, from: sampleOrigin, with: 'code' });
  const ended = await openSession({ userId, from: sampleOrigin, with: 'code' });
  const [head, claims] = (right?.token ?? '').split('.');
  const sid = JSON.parse(Buffer.from(claims ?? '', 'base64url').toString()).sid as string;
  const expired = await sessionCookie({ userId, sessionId: sid, seconds: -5 });
  await rowsOf('delete from users_sessions where _parent_id = $1 and id <> $2', [userId, sid]);

  expect(await leads(right?.token ?? '')).toBeUndefined();
  for (const token of [
    '',
    'none',
    `${head}.${claims}.`,
    `${head}.${claims}.AAAA`,
    expired.token,
    ended?.token,
  ])
    expect(await leads(token ?? ''), token).toBe('/desk/login?then=%2Fadmin');
});
