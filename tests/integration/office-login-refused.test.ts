import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { setEnvironment } from '../support/environment.ts';
import { startOfficeProvider } from '../support/office-provider.ts';

const office = await startOfficeProvider('http://localhost:3000');
setEnvironment({ ...office.environment, OIDC_REQUIRED_ACR: 'two-factors', OIDC_REQUIRED_AMR: 'otp hwk' });

import { readAudit } from '#desk/audit/read-audit.ts';
import { discover, officeSettings } from '#desk/office-login/provider.ts';
import { officeRoutes } from '#desk/screens/login/office.routes.tsx';
import { checkOfficeLogin } from '#main/doctor/check-office-login.ts';
import { withContentService } from '../support/content-service.ts';
import { rowsOf, withDatabase } from '../support/database.ts';
import { OfficeBrowser } from '../support/office-browser.ts';

/** What comes back from the provider opens nothing when anything about it is not as it was asked for. */
withDatabase();
withContentService();
afterAll(() => office.stop());

let browser: OfficeBrowser;
const strong = { acr: 'two-factors', amr: ['pwd', 'otp'] };

beforeEach(async () => {
  office.people.set('asha', {
    name: 'Asha Rao',
    email: 'asha@office.example',
    groups: ['desk-editors'],
    ...strong,
  });
  browser = new OfficeBrowser(officeRoutes);
  browser.who = 'asha';
  await rowsOf('delete from users');
});

const isBack = (url: URL) => url.pathname === '/desk/login/office/back';

function changed(url: URL, name: string, value: string | undefined): URL {
  const other = new URL(url);
  if (value === undefined) other.searchParams.delete(name);
  else other.searchParams.set(name, value);
  return other;
}

async function lastEntry(): Promise<string> {
  const [newest] = await readAudit({ filter: {}, limit: 1 });
  return [newest?.kind, newest?.detail].join(' | ');
}

const nobodyIsIn = async () => {
  expect(await rowsOf('select id from users')).toEqual([]);
  expect(browser.cookiesOf().has('payload-token')).toBe(false);
};

test('as it was asked for, it opens the desk', async () => {
  const { url } = await browser.open('/desk/login/office');
  expect(url.pathname).toBe('/admin');
  expect(browser.cookiesOf().has('payload-token')).toBe(true);
});

test('an answer that is sent a second time is refused, also with the cookie of the first', async () => {
  let kept = new Map<string, string>();
  await browser.open('/desk/login/office', {
    turn: (url) => {
      if (isBack(url)) kept = new Map(browser.cookiesOf());
      return url;
    },
  });
  const back = browser.way.find(isBack) as URL;
  browser.forget(back.origin);
  const again = async () => {
    const answer = await browser.ask(back);
    return [answer.status, await answer.text()];
  };
  expect(await again()).toEqual([400, expect.stringContaining('expired or has already been used')]);
  for (const [name, value] of kept) browser.cookiesOf().set(name, value);
  expect([...kept.keys()].some((name) => name.startsWith('desk-office-'))).toBe(true);
  expect(await again()).toEqual([400, expect.stringContaining('expired or has already been used')]);
  expect(browser.cookiesOf().has('payload-token')).toBe(false);
});

test('an answer to someone else’s request is refused: in another browser, or with the state of that browser', async () => {
  let back: URL | undefined;
  await browser.open('/desk/login/office', {
    turn: (url) => {
      if (!isBack(url)) return url;
      back = url;
      return new URL('/elsewhere', url);
    },
  });
  const victim = new OfficeBrowser(officeRoutes);
  expect((await victim.ask(back as URL)).status).toBe(400);
  victim.who = 'asha';
  // The victim has begun a login, and is sent another's code with the victim's own state.
  const { status, html } = await victim.open('/desk/login/office', {
    turn: (url) => (isBack(url) ? changed(url, 'code', back?.searchParams.get('code') ?? '') : url),
  });
  expect([status, html]).toEqual([400, expect.stringContaining('could not be trusted')]);
  expect(victim.cookiesOf().has('payload-token')).toBe(false);
  expect(await lastEntry()).toBe('office-refused | The answer of the provider could not be trusted');
  await nobodyIsIn();
});

test.each([
  ['a nonce that we did not send', 'nonce', 'of-an-older-token'],
  [
    'a challenge that is not of our verifier',
    'code_challenge',
    'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
  ],
])('a request that was changed on its way is refused: %s', async (_, name, value) => {
  const { status, html } = await browser.open('/desk/login/office', {
    turn: (url) => (url.pathname === '/auth' ? changed(url, name, value) : url),
  });
  expect([status, html]).toEqual([400, expect.stringContaining('could not be trusted')]);
  await nobodyIsIn();
});

test.each([
  ['of another issuer', 'https://login.other.example'],
  ['that names no issuer', undefined],
])('an answer %s is refused', async (_, issuer) => {
  const { status, html } = await browser.open('/desk/login/office', {
    turn: (url) => (isBack(url) ? changed(url, 'iss', issuer) : url),
  });
  expect([status, html]).toEqual([400, expect.stringContaining('could not be trusted')]);
  await nobodyIsIn();
});

test('the go-live check names a provider that is away, or that calls itself otherwise, and no other', async () => {
  const oidc = officeSettings();
  if (!oidc) throw new Error('It is not set.');
  expect(await checkOfficeLogin({ oidc: undefined })).toEqual([]);
  expect(await checkOfficeLogin({ oidc })).toEqual([]);
  const { administrator: _, ...groups } = oidc.groups;
  expect(await checkOfficeLogin({ oidc: { ...oidc, groups } })).toMatchObject([{ level: 'consider' }]);
  const alias = oidc.issuer.replace('127.0.0.1', 'localhost');
  const [otherwise] = await checkOfficeLogin({ oidc: { ...oidc, issuer: alias } });
  expect(otherwise).toMatchObject({
    level: 'stop',
    what: expect.stringContaining(`calls itself ${oidc.issuer}.`),
  });
  const [away] = await checkOfficeLogin({ oidc: { ...oidc, issuer: 'http://127.0.0.1:59999' } });
  expect(away).toMatchObject({ level: 'stop', advice: expect.stringContaining('/desk/login/office/back') });
  expect(away?.what).toContain('ECONNREFUSED');
});

test('a provider that calls itself otherwise than the settings is none', async () => {
  const settings = officeSettings();
  if (!settings) throw new Error('It is not set.');
  const alias = settings.issuer.replace('127.0.0.1', 'localhost');
  await expect(discover({ ...settings, issuer: alias })).rejects.toThrow(
    'does not match the expected issuer',
  );
});

test.each([
  ['no second factor', { acr: 'one-factor', amr: ['pwd', 'otp'] }],
  ['none of the methods that are required', { acr: 'two-factors', amr: ['pwd', 'sms'] }],
])('a login there with %s is too weak', async (_, weak) => {
  Object.assign(office.people.get('asha') ?? {}, weak);
  const { status, html } = await browser.open('/desk/login/office');
  expect([status, html]).toEqual([403, expect.stringContaining('This login was not strong enough')]);
  await nobodyIsIn();
});

test('a provider that is down gives a page with the ways on, at each point of the way', async () => {
  const withPassword = expect.stringContaining('href="/desk/login?then=%2Fdesk%2Ffind"');
  let isUp = true;
  const { status, html } = await browser.open('/desk/login/office?then=/desk/find', {
    turn: (url) => {
      if (isBack(url)) isUp = false;
      return url;
    },
    before: async (url) => {
      if (!isUp && isBack(url)) await office.stop();
    },
  });
  expect([status, html]).toEqual([503, expect.stringContaining('cannot be reached at the moment')]);
  expect(html).toEqual(withPassword);
  // What it said of itself a second ago is known no longer: no browser is sent to where no one answers.
  await setTimeout(1100);
  const begun = await browser.open('/desk/login/office?then=/desk/find');
  expect([begun.status, begun.url.pathname]).toEqual([503, '/desk/login/office']);
  expect(begun.html).toEqual(withPassword);
  await office.startAgain();
  expect((await browser.open('/desk/login/office')).url.pathname).toBe('/admin');
});
