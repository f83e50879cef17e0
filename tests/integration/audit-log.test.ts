import { beforeEach, expect, test } from 'vitest';
import { setEnvironment } from '../support/environment.ts';

setEnvironment({ SUPPORT_EMAIL: '', STAFF_SECOND_FACTOR: 'on', RATE_LIMITS: 'on' });

import type { StaffRole } from '#content/access/duties.ts';
import { contentService } from '#content/read/content-service.ts';
import { allPersonalData } from '#desk/all-personal-data.ts';
import { readAudit } from '#desk/audit/read-audit.ts';
import { logExport } from '#desk/exports/export-log.ts';
import { auditRoutes } from '#desk/screens/audit/audit.routes.tsx';
import { personRoutes } from '#desk/screens/staff/person.routes.tsx';
import { maxAttempts } from '#desk/session/attempts.ts';
import { checkPassword, checkSecondStep } from '#desk/session/check-login.ts';
import { help } from '#desk/session/colleagues.ts';
import { openSession } from '#desk/session/open-session.ts';
import { readSessions } from '#desk/session/own-account.ts';
import type { Staff } from '#desk/session/staff-of-request.ts';
import { deleteExpired } from '#platform/retention.ts';
import { codeOf, sampleOrigin as from, withSecondFactor } from '../support/authenticator.ts';
import { withContentService } from '../support/content-service.ts';
import { rowsOf, withDatabase } from '../support/database.ts';
import { deskAs } from '../support/desk-as.ts';
import { askWith } from '../support/roles-setup.ts';

/** Acts on the staff side are in the audit log, and no one changes its entries. */
withDatabase();
withContentService();

const password = 'kamal baarish neela chhata';
type Person = Staff & { secret: string; codes: string[] };
let adviser: Person;
let administrator: Person;

beforeEach(async () => {
  adviser = await someone('adviser');
  administrator = await someone('administrator');
});

async function someone(role: StaffRole): Promise<Person> {
  const mark = Math.random().toString(36).slice(2);
  const data = { name: `${role} ${mark}`, role, email: `${mark}@broker.example`, password };
  const service = await contentService();
  const { id } = await service.create({ collection: 'users', data, overrideAccess: true, depth: 0 });
  const factor = await withSecondFactor(id);
  return { id, name: data.name, email: data.email, role, sessionId: '', ...factor };
}

/** Returns a person's entries in the log, the oldest first, without the one for setting up their second factor. */
async function entriesOf({ id }: { id: number }) {
  const rows = await readAudit({ filter: { person: id }, limit: 100 });
  return rows
    .reverse()
    .filter(({ kind }) => kind !== 'factor-set')
    .map(({ kind, about, detail }) => [kind, about, detail].filter(Boolean).join(' | '));
}

async function tokenOf(person: Person): Promise<string> {
  const session = await openSession({ userId: person.id, from, with: 'code' });
  return session?.token ?? '';
}

test('a login is there with what was shown for it, from which network and on which device', async () => {
  const { email, id: userId } = adviser;
  await checkPassword({ email, password: 'not the password', from });
  await checkPassword({ email, password, from });
  await checkSecondStep('code', { userId, code: '000000', from });
  await openSession({ userId, from, with: 'code' });
  await openSession({ userId, from, with: 'recovery' });
  expect(await entriesOf(adviser)).toEqual([
    'wrong-password',
    'wrong-code',
    'login | Password and code',
    'login-recovery | Password and recovery code',
  ]);
  const [row] = await readAudit({ filter: { person: userId }, limit: 1 });
  expect(row).toMatchObject({ who: adviser.name, network: '192.0.2.0/24', device: 'A test' });
});

test('a log-out through the content service is logged as well', async () => {
  const token = await tokenOf(adviser);
  expect((await askWith(token, 'POST', '/users/logout')).status).toBe(200);
  expect(await entriesOf(adviser)).toEqual(['login | Password and code', 'logout']);
});

test('tries during a pause are there, and the end of the pause with who ended it', async () => {
  const { email, id } = adviser;
  for (let count = 0; count <= maxAttempts; count += 1)
    await checkPassword({ email, password: 'not the password', from });
  expect(await entriesOf(adviser)).toEqual([
    ...Array(maxAttempts).fill('wrong-password'),
    'paused | Where the attempts came from',
    'tried-in-pause',
  ]);
  await help('unlock', id, { userId: administrator.id, who: administrator.name, network: '', device: '' });
  expect(await entriesOf(administrator)).toEqual([`unlocked | ${adviser.name}`]);
});

test('nothing that a stranger typed is kept', async () => {
  const typed = 'my-password-by-mistake@example.com';
  await checkPassword({ email: typed, password: 'x', from });
  const [row] = await readAudit({ filter: {}, limit: 1 });
  expect(row).toMatchObject({ kind: 'wrong-password', who: 'Not known' });
  expect(JSON.stringify(await rowsOf('select * from staff.audit_log'))).not.toContain('by-mistake');
});

test('changes of accounts are there with who made them, and a change that did not come about is not', async () => {
  const token = await tokenOf(administrator);
  const email = `new.${adviser.email}`;
  const data = { name: 'Newly Made', role: 'editor', email, password };
  const { body } = await askWith(token, 'POST', '/users', data);
  const made = (body.doc as { id: number }).id;
  await askWith(token, 'DELETE', `/users/${made}`);
  const change = async (fields: Record<string, string>, code: string) => {
    const [session] = await readSessions(administrator.id);
    return deskAs(
      { ...administrator, sessionId: session?.id ?? '' },
      { routes: personRoutes, path: `/staff/${adviser.id}`, fields: { password, code, ...fields } },
    );
  };
  const [first = ''] = administrator.codes;
  // The address is another's: nothing of it is done, and nothing of it is in the log.
  expect((await change({ email: administrator.email, role: 'reader' }, first)).status).toBe(422);
  await change(
    { email: `x.${adviser.email}`, role: 'editor', removesFactor: 'yes' },
    codeOf(administrator.secret),
  );
  expect(await entriesOf(administrator)).toEqual([
    'login | Password and code',
    'account-created | Newly Made | Editor',
    'account-deleted | Newly Made | Editor',
    `email-changed | ${adviser.name}`,
    `role-changed | ${adviser.name} | Editor`,
    `factor-removed | ${adviser.name}`,
  ]);
});

test('settings and menus are there by the names of their fields, without a value', async () => {
  const token = await tokenOf(administrator);
  const { body } = await askWith(token, 'GET', '/globals/site-settings?depth=0');
  const contact = body.contact as Record<string, unknown>;
  const changed = { brand: 'Another brand', contact: { ...contact, whatsapp: '9820055142' } };
  expect((await askWith(token, 'POST', '/globals/site-settings', changed)).status).toBe(200);
  // Saved unchanged, it is not a change.
  expect((await askWith(token, 'POST', '/globals/site-settings', {})).status).toBe(200);
  expect((await entriesOf(administrator)).slice(1)).toEqual([
    'settings-changed | Site settings | brand, contact.whatsapp',
  ]);
  expect(JSON.stringify(await rowsOf('select * from staff.audit_log'))).not.toContain('9820055142');
});

test('of the address that enquiries are mailed to, the former and the new one are there', async () => {
  const token = await tokenOf(administrator);
  const { body } = await askWith(token, 'GET', '/globals/site-settings?depth=0');
  const contact = body.contact as Record<string, unknown>;
  const changed = { contact: { ...contact, supportEmail: 'new@broker.example' } };
  expect((await askWith(token, 'POST', '/globals/site-settings', changed)).status).toBe(200);
  expect((await entriesOf(administrator)).slice(1)).toEqual([
    `settings-changed | Site settings | contact.supportEmail, ${contact.supportEmail} → new@broker.example`,
  ]);
});

test('a deleted record is there by its number, without whose it was', async () => {
  const [record] = await rowsOf<{ id: number }>(
    `insert into call_from_experts (reference, name, phone, city) values ('AB3CD4EF', 'Asha', '9811100001', 'Pune')
     returning id`,
  );
  const token = await tokenOf(administrator);
  const { status } = await askWith(token, 'DELETE', `/call-from-experts/${record?.id}`);
  expect(status).toBe(200);
  expect((await entriesOf(administrator)).at(-1)).toMatch(/^record-deleted \| .+ no\. \d+$/);
  const log = JSON.stringify(await rowsOf('select * from staff.audit_log'));
  for (const mark of ['AB3CD4EF', '9811100001', 'Asha']) expect(log).not.toContain(mark);
});

test('a refusal is there, and a storm of them does not fill the log', async () => {
  const token = await tokenOf(adviser);
  for (let count = 0; count < 40; count += 1)
    expect((await askWith(token, 'POST', '/globals/menus', {})).status).toBe(403);
  const refused = (await entriesOf(adviser)).slice(1);
  expect(new Set(refused)).toEqual(new Set(['refused | POST /cmsapi/api/globals/menus']));
  expect(refused).toHaveLength(30);
});

test('an export of cases is listed with the rest, and kept in one place', async () => {
  const asked = { reason: 'A list for the post', asked: 'all cases', format: 'csv' };
  await logExport({ userId: adviser.id, who: adviser.name, ...asked });
  expect(await entriesOf(adviser)).toEqual(['cases-exported | all cases, csv | A list for the post']);
  expect(
    await rowsOf('select from staff.audit_log where user_id = $1 and kind like $$%export%$$', [adviser.id]),
  ).toEqual([]);
});

test('no entry is changed, and none is deleted before three years are over', async () => {
  await tokenOf(adviser);
  for (const statement of [
    'update staff.audit_log set who = $$Nobody$$',
    'delete from staff.audit_log',
    'truncate staff.audit_log',
  ])
    await expect(rowsOf(statement)).rejects.toThrow('neither changed nor deleted');
  const old = (age: string) =>
    rowsOf(
      `insert into staff.audit_log (kind, user_id, who, network, device, about, detail, created_at)
       values ('login', $1, '', '', '', '', $2::text, now() - $2::text::interval)`,
      [adviser.id, age],
    );
  await old('36 months 1 day');
  await old('35 months 27 days');
  await deleteExpired(allPersonalData);
  expect(await entriesOf(adviser)).toEqual(['login | 35 months 27 days', 'login | Password and code']);
});

test('the account’s end leaves what it did', async () => {
  await tokenOf(adviser);
  const service = await contentService();
  await service.delete({ collection: 'users', id: adviser.id, overrideAccess: true });
  expect(await entriesOf(adviser)).toEqual(['login | Password and code']);
});

test('is read by person, kind and period, page by page, and as a file', async () => {
  for (let count = 0; count < 60; count += 1) await openSession({ userId: adviser.id, from, with: 'code' });
  const show = (query: string) => deskAs(administrator, { routes: auditRoutes, path: `/audit?${query}` });
  const timesIn = (html: string) => html.match(/<b>Logged in<\/b>/g)?.length;
  const own = `person=${adviser.id}&group=logins`;
  const { html } = await show(own);
  expect(timesIn(html)).toBe(50);
  const [, older = ''] = /href="\/desk\/audit\?([^"]*before=[^"]*)"/.exec(html) ?? [];
  const next = await show(older.replaceAll('&amp;', '&'));
  expect([timesIn(next.html), next.html.includes('before=')]).toEqual([10, false]);
  expect((await show(`${own}&until=2020-01-01`)).html).toContain('No entries match.');
  expect((await show(`person=${adviser.id}&group=settings`)).html).toContain('No entries match.');
  const fields = { person: String(adviser.id), group: 'logins' };
  const file = await deskAs(administrator, { routes: auditRoutes, path: '/audit/file', fields });
  expect(file.html.split('\r\n').slice(1, -1)).toHaveLength(60);
  expect((await entriesOf(administrator)).at(-1)).toBe(`audit-exported | person ${adviser.id}, group logins`);
});
