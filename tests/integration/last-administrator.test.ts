import { afterAll, beforeEach, expect, test } from 'vitest';
import { setEnvironment } from '../support/environment.ts';
import { startOfficeProvider } from '../support/office-provider.ts';

const office = await startOfficeProvider('http://localhost:3000');
setEnvironment({ ...office.environment, STAFF_SECOND_FACTOR: 'on' });

import { contentService } from '#content/read/content-service.ts';
import { changeAccount } from '#desk/session/change-account.ts';
import { checkPassword } from '#desk/session/check-login.ts';
import { lastAdministratorRefusal } from '#desk/session/last-administrator.ts';
import { sampleOrigin } from '../support/authenticator.ts';
import { withContentService } from '../support/content-service.ts';
import { rowsOf, withDatabase } from '../support/database.ts';
import type { OfficeBrowser } from '../support/office-browser.ts';
import {
  enterWith,
  newOfficeBrowser,
  staffPassword as password,
  passwordAndCode,
  putAtOffice,
  roleOf,
  someoneWithPassword,
} from '../support/office-people.ts';

/** One administrator with a password remains, so that a broken provider locks no one out. */
withDatabase();
withContentService();
afterAll(() => office.stop());

let browser: OfficeBrowser;

beforeEach(async () => {
  await rowsOf('delete from users');
  office.people.clear();
  putAtOffice(office, 'asha', ['desk-administrators']);
  browser = newOfficeBrowser('asha');
});

test('the last administrator with a password keeps the role, whatever another administrator wants, until there is a second', async () => {
  const last = await someoneWithPassword('mira', 'administrator');
  await browser.open('/desk/login/office');
  const demote = async () => {
    await browser.open('/desk/account/office/confirm');
    return browser.open(`/desk/staff/${last.id}`, { fields: { email: last.email, role: 'none' } });
  };
  expect(await demote()).toMatchObject({
    status: 422,
    html: expect.stringContaining(lastAdministratorRefusal),
  });
  expect(await roleOf(last.id)).toBe('administrator');
  const service = await contentService();
  const remove = () => service.delete({ collection: 'users', id: last.id, overrideAccess: true });
  await expect(remove()).rejects.toThrow(lastAdministratorRefusal);

  await someoneWithPassword('ravi', 'administrator');
  expect((await demote()).url.search).toBe('?said=changed');
  expect(await roleOf(last.id)).toBe('none');
  expect(await checkPassword({ email: last.email, password, from: sampleOrigin })).toEqual({
    why: 'closed',
  });
  await remove();
  expect(await roleOf(last.id)).toBeUndefined();
});

test('of two administrators who take the role from each other at once, one keeps it', async () => {
  const [one, other] = [
    await someoneWithPassword('mira', 'administrator'),
    await someoneWithPassword('ravi', 'administrator'),
  ];
  const demote = (userId: number, id: number) =>
    changeAccount({ userId, role: 'editor', by: { id, name: '', sessionId: '' }, from: sampleOrigin });
  const outcomes = await Promise.all([demote(one.id, other.id), demote(other.id, one.id)]);
  expect(outcomes.toSorted()).toEqual(['changed', 'last-administrator']);
});

test('the last administrator with a password keeps the role when the groups of the linked office account give another or none', async () => {
  const last = await someoneWithPassword('mira', 'administrator');
  await enterWith(browser, last);
  await browser.open('/desk/account/office/link', { fields: passwordAndCode(last) });
  putAtOffice(office, 'asha', ['desk-editors']);
  expect((await newOfficeBrowser('asha').open('/desk/login/office')).html).toBe('On the desk');
  expect(await roleOf(last.id)).toBe('administrator');
  putAtOffice(office, 'asha', ['everyone']);
  const { status, html } = await newOfficeBrowser('asha').open('/desk/login/office');
  expect([status, html]).toEqual([403, expect.stringContaining('log in with the password')]);
  expect(await roleOf(last.id)).toBe('administrator');
  expect(await checkPassword({ email: last.email, password, from: sampleOrigin })).toHaveProperty('account');
});
