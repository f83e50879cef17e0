import { beforeAll, expect, test } from 'vitest';
import { setEnvironment } from '../support/environment.ts';

setEnvironment({ LANGUAGES: 'en,hi', SUPPORT_EMAIL: '' });

import { contentService } from '#content/read/content-service.ts';
import { officeSettingsRoutes as routes } from '#desk/screens/office/office.routes.tsx';
import type { Staff } from '#desk/session/staff-of-request.ts';
import { callingHoursInWords } from '#forms/slot-in-words.ts';
import { env } from '#platform/env.ts';
import { setPublishedPages } from '#site/publisher/pages-that-say.ts';
import { staffMember, withContentService } from '../support/content-service.ts';
import { rowsOf, withDatabase } from '../support/database.ts';
import { deskAs } from '../support/desk-as.ts';
import { formIn } from '../support/form-in.ts';
import { sampleCase } from '../support/sample-cases.ts';

/** Settings that an office changes each week: said before they are saved, refused where a colleague was faster. */
withDatabase();
withContentService();

let editor: Staff;
let colleague: Staff;
beforeAll(async () => {
  const [{ id, email }, { id: other }] = [await staffMember('editor'), await staffMember('administrator')];
  editor = { id, email, name: 'Nandini V.', role: 'editor', sessionId: '' };
  colleague = { ...editor, id: other, name: 'administrator', role: 'administrator' };
  const pages: Record<string, string> = {
    '/': '<p>We call <b>Monday to Saturday,\u00a010 am</b> to 6:30 pm.</p>',
    '/cruise': '<script>{"hours":"Monday to Saturday, 10 am to 6:30 pm"}</script><p>By sea</p>',
    '/hi': `<p>${callingHoursInWords(hours, 'hi')}।</p>`,
  };
  setPublishedPages({
    locales: ['en', 'hi'],
    addresses: async () => [address('/', ['en', 'hi']), address('/cruise', ['en'])],
    read: async (path) => Buffer.from(pages[path] ?? ''),
  });
});

const hours = { from: '10:00', to: '18:30', firstDay: 1, lastDay: 6, holidays: [] };
const address = (path: string, languages: string[]) =>
  ({ path, languages, record: `pages${path}` }) as unknown as Awaited<
    ReturnType<Parameters<typeof setPublishedPages>[0]['addresses']>
  >[number];

async function stored() {
  const service = await contentService();
  return service.findGlobal({ slug: 'site-settings', depth: 0, locale: 'en' });
}

const open = async (subject: string, staff = editor) =>
  formIn((await deskAs(staff, { routes, path: `/office/${subject}` })).html);
const send = (subject: string, fields: Record<string, string>, staff = editor) =>
  deskAs(staff, { routes, path: `/office/${subject}`, fields });

/** Looks at what changes and saves it. */
async function save(subject: string, changes: Record<string, string>, staff = editor) {
  const looked = await send(subject, { ...(await open(subject, staff)), ...changes, do: 'look' }, staff);
  return send(subject, { ...formIn(looked.html), do: 'save' }, staff);
}

test('what a change of the hours does is said before it is saved, and then who did it', async () => {
  const fields = { ...(await open('hours')), 'callingHours.to': '14:00', do: 'look' };
  expect(fields).toMatchObject({ 'callingHours.from': '10:00', 'callingHours.lastDay': '6' });
  const { status, html } = await send('hours', fields);
  expect(status).toBe(200);
  expect(html).toContain('<del>Monday to Saturday, 10 am to 6:30 pm</del>');
  expect(html).toContain('<ins>Monday to Saturday, 10 am to 2 pm</ins>');
  expect(html).toContain('Changes on 2 pages, 1 of them in another language');
  expect(html).not.toContain('href="/cruise"');
  expect(html).toContain('Forms that ask for a time will then offer 9 call times a day, from 10 am to 2 pm.');
  expect((await stored()).callingHours.to).toBe('18:30');

  // Another value than the one that was looked at is looked at first.
  const other = await send('hours', { ...formIn(html), 'callingHours.to': '15:00', do: 'save' });
  expect([other.status, other.html]).toEqual([200, expect.stringContaining('10 am to 3 pm</ins>')]);
  expect((await stored()).callingHours.to).toBe('18:30');

  const saved = await send('hours', { ...formIn(html), do: 'save' });
  expect([saved.status, saved.location]).toEqual([303, '/desk/office/hours?said=saved']);
  const { callingHours } = await stored();
  expect(callingHours).toMatchObject({ from: '10:00', to: '14:00', firstDay: 1, lastDay: 6 });
  const page = await deskAs(editor, { routes, path: '/office/hours?said=saved' });
  expect(page.html).toMatch(/<b>editor<\/b><span>Last call at<\/span>/);
});

test('a colleague who saved in between is not overruled, and nothing typed is lost', async () => {
  const fields = { ...(await open('contact')), 'contact.whatsapp': '+91 98200 12345' };
  const theirs = { 'contact.helpline': '1800 266 0101', 'contact.whatsapp': '+91 98111 22233' };
  expect((await save('contact', theirs, colleague)).status).toBe(303);
  const { status, html } = await send('contact', { ...fields, do: 'save' });
  expect(status).toBe(409);
  expect(html).toContain('administrator has changed this since you opened it. Nothing was saved.');
  expect(html).toContain('On the site now: <b>+91 98111 22233</b>');
  const again = formIn(html);
  // What was typed, and in the field that was not touched what the colleague saved.
  expect(again).toMatchObject({ 'contact.whatsapp': '+91 98200 12345', 'contact.helpline': '1800 266 0101' });
  expect((await stored()).contact.whatsapp).toBe('+91 98111 22233');
  const looked = await send('contact', { ...again, do: 'look' });
  expect((await send('contact', { ...formIn(looked.html), do: 'save' })).status).toBe(303);
  expect((await stored()).contact).toMatchObject({ whatsapp: '+91 98200 12345', helpline: '1800 266 0101' });
});

test('two who save at the same moment: one of them is asked again', async () => {
  const looks = await Promise.all(
    ['Asha Rao', 'Ravi Menon'].map(async (name) =>
      send('people', { ...(await open('people')), 'company.contactPerson': name, do: 'look' }),
    ),
  );
  const answers = await Promise.all(looks.map(({ html }) => send('people', { ...formIn(html), do: 'save' })));
  expect(answers.map(({ status }) => status).sort()).toEqual([303, 409]);
});

test('holidays of two colleagues are both kept, and visitors who chose that day are counted', async () => {
  const year = new Date().getFullYear() + 1;
  const { id } = await sampleCase();
  await rowsOf(`update cases set slot_at = '${year}-03-04T06:00:00Z' where id = ${id}`);
  const fields = { ...(await open('holidays')), 'callingHours.holidays.8': `${year}-03-04` };
  expect((await save('holidays', { 'callingHours.holidays.8': `${year}-11-01` }, colleague)).status).toBe(
    303,
  );
  const stale = await send('holidays', { ...fields, do: 'save' });
  expect(stale.status).toBe(409);
  const looked = await send('holidays', { ...formIn(stale.html), do: 'look' });
  expect(looked.html).toContain('One visitor has chosen a call on one of these days.');
  expect((await send('holidays', { ...formIn(looked.html), do: 'save' })).status).toBe(303);
  const days = ((await stored()).callingHours.holidays ?? []).map(({ day }) => day);
  expect(days).toEqual(expect.arrayContaining([`${year}-03-04`, `${year}-11-01`]));
});

test.each([
  ['hours', { 'callingHours.to': '09:00' }, 'The last call must be later than the first.'],
  ['hours', { 'callingHours.firstDay': '7' }, 'This day comes before the first one.'],
  ['hours', { 'callingHours.from': 'ten' }, 'Choose a time of day.'],
  ['contact', { 'contact.helpline': '1800 000 0000' }, 'Enter the number as it is dialled'],
  ['contact', { 'contact.whatsapp': '98200 12345' }, 'Begin with + and the country code'],
  ['contact', { 'contact.claimsEmail': 'claims at home' }, 'Enter a full address'],
  ['figures', { 'stats.insurers': ' ' }, 'This cannot be empty.'],
  ['holidays', { 'callingHours.holidays.9': '2027-02-30' }, 'Enter a date, such as 26-01-2027'],
  ['holidays', { 'callingHours.holidays.9': '2270-01-26' }, 'more than 3 years ahead'],
] as const)('%s: %o is refused at its field, and kept', async (subject, change, said) => {
  const before = await stored();
  const { status, html } = await send(subject, { ...(await open(subject)), ...change, do: 'save' });
  const [[name, value]] = Object.entries(change) as [[string, string]];
  expect([status, html]).toEqual([422, expect.stringContaining(said)]);
  const field = said.startsWith('This day') ? 'callingHours.lastDay' : name.replace(/\.\d$/, '');
  expect(html).toContain(`href="#field-${field}"`);
  expect(Object.values(formIn(html))).toContain(value.trim());
  expect(await stored()).toEqual(before);
});

test('a text in Hindi is saved beside its English, and an address that the environment sets is not changed', async () => {
  const before = (await stored()).contact.supportEmail;
  Object.assign(env(), { supportEmail: 'support@example.com' });
  const changes = { 'company.grievanceOfficer': 'Meera Iyer', 'company.grievanceOfficer@hi': 'मीरा अय्यर' };
  expect((await save('people', changes)).status).toBe(303);
  const service = await contentService();
  const inHindi = await service.findGlobal({ slug: 'site-settings', depth: 0, locale: 'hi' });
  expect(inHindi.company.grievanceOfficer).toBe('मीरा अय्यर');
  expect((await stored()).company.grievanceOfficer).toBe('Meera Iyer');
  const mail = { 'contact.supportEmail': 'elsewhere@broker.in', 'contact.claimsEmail': 'claims@broker.in' };
  expect((await save('contact', mail, colleague)).status).toBe(303);
  expect((await stored()).contact).toMatchObject({ supportEmail: before, claimsEmail: 'claims@broker.in' });
  Object.assign(env(), { supportEmail: undefined });
});

test('the address that enquiries are mailed to is text for an editor, and an administrator changes it', async () => {
  const before = (await stored()).contact.supportEmail;
  const { html } = await deskAs(editor, { routes, path: '/office/contact' });
  expect(html).toMatch(
    new RegExp(`<p>${before}</p><p class="field-hint">[^<]*An administrator changes it.</p>`),
  );
  expect(html).not.toMatch(/name="(was.)?contact.supportEmail"/);
  const opened = await open('contact');
  const changes = { 'contact.supportEmail': 'mine@example.net', 'contact.claimsPhone': '1800 266 0202' };
  expect((await save('contact', changes)).status).toBe(303);
  expect((await stored()).contact).toMatchObject({ supportEmail: before, claimsPhone: '1800 266 0202' });

  const theirs = { 'contact.supportEmail': 'help@broker.in' };
  expect((await save('contact', theirs, colleague)).status).toBe(303);
  // A form that the editor opened before that does not bring the former address back.
  const late = {
    ...opened,
    'contact.claimsPhone': '1800 266 0303',
    'was.contact.claimsPhone': '1800 266 0202',
  };
  expect((await save('contact', late)).status).toBe(303);
  expect((await stored()).contact).toMatchObject({
    supportEmail: 'help@broker.in',
    claimsPhone: '1800 266 0303',
  });
});

test('all subjects are on one page, as visitors read them', async () => {
  const { html } = await deskAs(editor, { routes, path: '/office' });
  expect(html).toContain('Monday to Saturday, 10 am to 2 pm');
  expect(html).toContain('<dd>+91 98200 12345</dd>');
  expect((await deskAs(editor, { routes, path: '/office/licence' })).status).toBe(404);
});
