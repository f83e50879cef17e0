import { Hono } from 'hono';
import { afterEach, expect, test, vi } from 'vitest';
import { forgetSharedState } from '#platform/testing/forget-shared-state.ts';

const twoHoursMs = 2 * 60 * 60 * 1000;

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

/** An app with the token's two sides, in an environment of its own. */
async function appAt(siteUrl = 'http://localhost:3000', secret = 'a'.repeat(32)) {
  vi.stubEnv('SITE_URL', siteUrl);
  vi.stubEnv('APP_SECRET', secret);
  const { issueToken, isTokenValid } = await import('./csrf-token.ts');
  const app = new Hono();
  app.get('/give', (c) => c.text(issueToken(c)));
  app.get('/check', (c) =>
    c.text(String(isTokenValid(c, c.req.header('token'), Number(c.req.header('now'))))),
  );
  const give = async (cookie = '') => {
    const answer = await app.request('/give', { headers: { cookie } });
    return { token: await answer.text(), setCookie: answer.headers.get('set-cookie') ?? '' };
  };
  const check = async (cookie: string, token: string, now = Date.now()) => {
    const answer = await app.request('/check', { headers: { cookie, token, now: String(now) } });
    return (await answer.text()) === 'true';
  };
  return { give, check };
}

const pairOf = (setCookie: string) => setCookie.split(';')[0] ?? '';

test('a token is valid with the cookie that it came with, for two hours', async () => {
  const { give, check } = await appAt();
  const { token, setCookie } = await give();
  const cookie = pairOf(setCookie);
  expect(await check(cookie, token)).toBe(true);
  expect(await check(cookie, token, Date.now() + twoHoursMs - 2000)).toBe(true);
  expect(await check(cookie, token, Date.now() + twoHoursMs + 2000)).toBe(false);
});

test('a token is worth nothing without its cookie, with another one, or changed', async () => {
  const { give, check } = await appAt();
  const mine = await give();
  const other = await give();
  expect(await check('', mine.token)).toBe(false);
  expect(await check(pairOf(other.setCookie), mine.token)).toBe(false);
  const [expiry = '', signature = ''] = mine.token.split('.');
  expect(await check(pairOf(mine.setCookie), `${Number(expiry) + 100}.${signature}`)).toBe(false);
  expect(await check(pairOf(mine.setCookie), `${expiry}.`)).toBe(false);
  expect(await check(pairOf(mine.setCookie), '')).toBe(false);
});

test('a token of another installation is refused', async () => {
  const here = await appAt();
  const { token, setCookie } = await here.give();
  vi.resetModules();
  // The secret is kept once per process; another process has its own.
  forgetSharedState('app-secret');
  const there = await appAt('http://localhost:3000', 'b'.repeat(32));
  expect(await there.check(pairOf(setCookie), token)).toBe(false);
});

test('a second token keeps the session, so that the tab beside it stays valid', async () => {
  const { give, check } = await appAt();
  const first = await give();
  const second = await give(pairOf(first.setCookie));
  expect(pairOf(second.setCookie)).toBe(pairOf(first.setCookie));
  expect(await check(pairOf(second.setCookie), first.token)).toBe(true);
});

test('a cookie that is not of our making is replaced', async () => {
  const { give } = await appAt();
  const { setCookie } = await give('enquiry=x');
  expect(pairOf(setCookie)).toMatch(/^enquiry=[\w-]{32}$/);
});

test('the cookie is out of reach for scripts and other sites, and bound to the host over https', async () => {
  const onLoopback = await (await appAt()).give();
  expect(onLoopback.setCookie).toMatch(/^enquiry=[\w-]{32}; Path=\/; HttpOnly; SameSite=Lax$/);
  vi.resetModules();
  const overHttps = await (await appAt('https://www.example.com')).give();
  expect(overHttps.setCookie).toMatch(/^__Host-enquiry=[\w-]{32}; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
});
