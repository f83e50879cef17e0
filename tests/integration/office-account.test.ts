import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { setEnvironment } from '../support/environment.ts';
import { startOfficeProvider } from '../support/office-provider.ts';

const office = await startOfficeProvider('http://localhost:3000');
setEnvironment({ ...office.environment, STAFF_SECOND_FACTOR: 'on' });

import { checkPassword } from '#desk/session/check-login.ts';
import { codeOf, sampleOrigin } from '../support/authenticator.ts';
import { withContentService } from '../support/content-service.ts';
import { rowsOf, withDatabase } from '../support/database.ts';
import type { OfficeBrowser } from '../support/office-browser.ts';
import {
  accountOf,
  enterWith,
  newOfficeBrowser,
  staffPassword as password,
  passwordAndCode,
  putAtOffice,
  roleOf,
  sessionsOf,
  someoneWithPassword,
} from '../support/office-people.ts';

/** An account and the office's: linked by the owner, and proved by a fresh login. */
withDatabase();
withContentService();
afterAll(() => office.stop());

const nothing: Record<string, string> = {};
let browser: OfficeBrowser;

beforeEach(async () => {
  await rowsOf('delete from users');
  office.people.clear();
  putAtOffice(office, 'asha', ['desk-administrators']);
  browser = newOfficeBrowser('asha');
});

describe('an account with a password', () => {
  test('is linked by its owner, who is logged in and proves it, and then opens both ways', async () => {
    const owner = await someoneWithPassword('mira', 'adviser');
    await enterWith(browser, owner);
    putAtOffice(office, 'mira', ['desk advisers, Pune']);
    browser.who = 'mira';
    for (const fields of [nothing, { password }, { password: 'another one', code: codeOf(owner.secret) }])
      expect((await browser.open('/desk/account/office/link', { fields })).status).toBe(422);
    expect(await accountOf('mira')).toBeUndefined();

    const { url } = await browser.open('/desk/account/office/link', { fields: passwordAndCode(owner) });
    expect(url.search).toBe('?said=office-linked');
    expect(await accountOf('mira')).toBe(owner.id);
    // A form of ours leads nowhere else: the page's policy forbids it, so it goes on from a page.
    expect(browser.way[0]?.searchParams.get('prompt')).toBe('login');
    const [mail] = await rowsOf<{ text: string }>(
      `select data ->> 'text' as text from mail.outgoing where recipient = $1 order by id desc limit 1`,
      [owner.email],
    );
    expect(mail?.text).toContain('Your office account now opens your staff account as well.');

    const another = newOfficeBrowser('mira');
    expect((await another.open('/desk/login/office?then=/desk/find')).html).toBe('On the desk');
    expect(await sessionsOf(owner.id)).toHaveLength(2);
    expect(await checkPassword({ email: owner.email, password, from: sampleOrigin })).toHaveProperty(
      'account',
    );
  });

  test('is not linked to an office account without a group, nor to one that opens another account', async () => {
    await newOfficeBrowser('asha').open('/desk/login/office');
    const owner = await someoneWithPassword('mira', 'adviser');
    await enterWith(browser, owner);
    browser.who = 'asha';
    const taken = await browser.open('/desk/account/office/link', { fields: passwordAndCode(owner) });
    expect([taken.status, taken.html]).toEqual([403, expect.stringContaining('opens another account here')]);
    putAtOffice(office, 'mira', ['everyone']);
    browser.forget(office.issuer);
    browser.who = 'mira';
    await rowsOf('update staff.second_factors set last_step = 0');
    const useless = await browser.open('/desk/account/office/link', { fields: passwordAndCode(owner) });
    expect([useless.status, useless.html]).toEqual([
      403,
      expect.stringContaining('would take your role away'),
    ]);
    expect(await accountOf('mira')).toBeUndefined();
  });

  test('is not linked once the session is over that asked for it', async () => {
    const owner = await someoneWithPassword('mira', 'adviser');
    await enterWith(browser, owner);
    const { status } = await browser.open('/desk/account/office/link', {
      fields: passwordAndCode(owner),
      before: async (url) => {
        if (url.pathname.endsWith('/back')) await rowsOf('delete from users_sessions');
      },
    });
    expect(status).toBe(403);
    expect(await accountOf('asha')).toBeUndefined();
  });
});

describe('a change by someone whose account the office opens', () => {
  const change = async (fields: Record<string, string> = {}) => {
    const colleague = await someoneWithPassword(
      `colleague-${Math.random().toString(36).slice(2)}`,
      'adviser',
    );
    const wanted = { email: colleague.email, role: 'reader', ...fields };
    const { url, status } = await browser.open(`/desk/staff/${colleague.id}`, { fields: wanted });
    return { status, said: url.search, role: await roleOf(colleague.id) };
  };

  test('takes a fresh login there, which is good once', async () => {
    await browser.open('/desk/login/office');
    expect(await change({ password: '' })).toMatchObject({ status: 422, role: 'adviser' });
    const { html, url } = await browser.open('/desk/account/office/confirm');
    expect([url.search, html]).toEqual([
      '?said=confirmed',
      expect.stringContaining('Close this tab, and save your change'),
    ]);
    // The provider was told to ask for the password again, and did.
    expect(browser.way.map(({ pathname }) => pathname.split('/')[1])).toContain('interaction');
    expect(await change()).toEqual({ status: 200, said: '?said=changed', role: 'reader' });
    expect(await change()).toMatchObject({ status: 422, role: 'adviser' });
  });

  test('is not proved by another person’s login, nor after ten minutes', async () => {
    await browser.open('/desk/login/office');
    putAtOffice(office, 'ravi', ['desk-administrators']);
    await newOfficeBrowser('ravi').open('/desk/login/office');
    browser.who = 'ravi';
    expect((await browser.open('/desk/account/office/confirm')).html).toContain(
      'That was another office account',
    );
    expect(await change()).toMatchObject({ status: 422 });
    browser.who = 'asha';
    await browser.open('/desk/account/office/confirm');
    await rowsOf(`update staff.sessions set proved_at = proved_at - interval '10 minutes 1 second'`);
    expect(await change()).toMatchObject({ status: 422 });
  });
});
