import pg from 'pg';
import { expect, inject, test } from 'vitest';
import { visit, withBrowser } from '../support/journey-browser.ts';
import { footerEntry, openDialog, requestCall, somebody } from '../support/journey-form.ts';
import {
  askContentService,
  asStaff,
  logIn,
  newColleague,
  tokenOf,
  untilStaffSideAnswers,
} from '../support/journey-staff.ts';

withBrowser();

const submissions = [
  'cases',
  'case-events',
  'call-from-experts',
  'posp-agent-forms',
  'corporate-insurance-forms',
  'consents',
  'deliveries',
] as const;
// For someone who is logged in; never 404, which would be said of a record that is not there.
const refused = expect.toBeOneOf([401, 403]);

/** A stranger gets the same answer for what exists and for what does not. */
async function isHidden(
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  address: string,
  sent?: object,
): Promise<void> {
  const nothing = await askContentService(method, '/no-such-collection/1', sent);
  expect(nothing.status).toBe(404);
  expect(await askContentService(method, address, sent), `${method} ${address}`).toEqual(nothing);
}

test('No one reads or writes a submission without a login', async () => {
  await untilStaffSideAnswers();
  const page = await visit('/');
  const person = somebody({ concern: 'POSP' });
  const reference = await requestCall(await openDialog(page, footerEntry(page)), person);
  await registerSomebody();
  for (const collection of submissions) {
    const record = await someRecordOf(collection);
    const own = `/${collection}/${record.id}`;
    for (const address of [
      `/${collection}`,
      own,
      `/${collection}/count`,
      `/${collection}?where[reference][equals]=${reference}`,
    ]) {
      await isHidden('GET', address);
    }
    await isHidden('POST', `/${collection}`, { name: 'X' });
    await isHidden('PATCH', own, { reference: 'X' });
    await isHidden('DELETE', own);
    expect(await (await asStaff())('GET', `${own}?depth=0`), own).toMatchObject({
      status: 200,
      body: record,
    });
  }
});

test('Without a login no one sees staff, drafts, versions or the names of the submission collections', async () => {
  const { body: staff } = await (await asStaff())('GET', '/users/me');
  const self = (staff.user as { id: number }).id;
  for (const address of ['/users', `/users/${self}`, '/pages/versions', '/payload-locked-documents']) {
    await isHidden('GET', address);
  }
  const { body: me } = await askContentService('GET', '/users/me');
  expect(me.user ?? null).toBeNull();
  const { body: drafts } = await askContentService('GET', '/pages?draft=true&where[_status][equals]=draft');
  expect(drafts.docs ?? []).toEqual([]);
  const { body: access } = await askContentService('GET', '/access');
  for (const collection of submissions) expect(JSON.stringify(access)).not.toContain(collection);
});

test('Rights are listed for a valid session, and for no other', async () => {
  const payloadOf = (text: string) => Buffer.from(text).toString('base64url');
  const now = Math.floor(Date.now() / 1000);
  const forged = (claims: object) =>
    [
      payloadOf('{"alg":"HS256","typ":"JWT"}'),
      payloadOf(JSON.stringify({ id: 1, collection: 'users', ...claims })),
      'c2lnbmVkIGJ5IHNvbWVib2R5IGVsc2U',
    ].join('.');
  const staff = await asStaff();
  const token = await tokenOf();
  const [head, claims] = token.split('.');
  // Without it a cookie is not believed at all, whatever is in it.
  const { url: origin } = inject('site');
  const noSession: Record<string, Record<string, string>> = {
    none: {},
    garbage: { origin, cookie: 'payload-token=garbage' },
    forged: { origin, cookie: `payload-token=${forged({ exp: now + 3600 })}` },
    over: { origin, cookie: `payload-token=${forged({ exp: now - 3600 })}` },
    unsigned: { origin, cookie: `payload-token=${head}.${claims}.` },
    'of another signature': { authorization: `JWT ${head}.${claims}.AAAA` },
  };
  const addresses = [
    '/access',
    '/og',
    '/users/init',
    '/payload-preferences/nav',
    '/payload-locked-documents',
    '/call-from-experts',
    '/no-such-collection',
    '/globals/no-such-global',
    '/globals/site-settings/versions',
  ];
  for (const [name, headers] of Object.entries(noSession)) {
    const answers = [];
    for (const address of addresses)
      answers.push(await askContentService('GET', address, undefined, headers));
    // Existing and missing records get the same answer.
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size, name).toBe(1);
    expect(answers[0]?.status).toBe(404);
    expect((await askContentService('POST', '/pages/access/1', {}, headers)).status).toBe(404);
  }
  const sessions: Record<string, string>[] = [
    { origin, cookie: `payload-token=${token}` },
    { authorization: `JWT ${token}` },
  ];
  for (const session of sessions) {
    const { status, body } = await askContentService('GET', '/access', undefined, session);
    expect(status).toBe(200);
    expect(body).toHaveProperty(['collections', 'call-from-experts']);
  }
  expect((await staff('POST', '/users/logout')).status).toBe(200);
  expect((await staff('GET', '/access')).status).toBe(404);
});

test('Anyone reads what is published, and a closed record looks like one that does not exist', async () => {
  expect((await askContentService('GET', '/pages?limit=1&depth=0')).body).toHaveProperty('docs.0.path');
  await isHidden('GET', '/globals/site-settings');
  await isHidden('GET', '/questionnaires');
  expect((await askContentService('GET', '/pages?where[nothing][equals]=1')).status).toBe(400);
});

test('No one can make themselves a member of staff', async () => {
  const somebodyElse = {
    email: 'intruder@example.com',
    password: 'a password of some length',
    role: 'administrator',
  };
  for (const address of ['/users', '/users/first-register']) {
    await isHidden('POST', address, somebodyElse);
  }
});

test('An adviser works with enquiries and cannot edit pages', async () => {
  const credentials = await newColleague('adviser');
  const adviser = await asStaff(credentials);
  expect((await adviser('GET', '/call-from-experts')).status).toBe(200);
  const [record] = (await adviser('GET', '/call-from-experts?limit=1')).body.docs as { id: number }[];
  // A visitor's enquiry stays as it came; staff work on its case, on the desk.
  expect((await adviser('PATCH', `/call-from-experts/${record?.id}`, { city: 'Pune' })).status).toEqual(
    refused,
  );
  expect((await adviser('DELETE', `/call-from-experts/${record?.id}`)).status).toEqual(refused);
  const [page] = (await adviser('GET', '/pages?limit=1')).body.docs as { id: number }[];
  expect((await adviser('PATCH', `/pages/${page?.id}`, { lead: 'Changed' })).status).toEqual(refused);
  expect((await adviser('POST', '/globals/site-settings', { brand: 'Changed' })).status).toEqual(refused);
  expect(
    (await adviser('POST', '/users', { ...credentials, email: 'x@example.com', name: 'X' })).status,
  ).toEqual(refused);
  const [self] = (await adviser('GET', `/users?where[email][equals]=${credentials.email}`)).body.docs as {
    id: number;
  }[];
  await adviser('PATCH', `/users/${self?.id}`, { role: 'administrator' });
  const { body } = await adviser('GET', '/users/me');
  expect(body.user).toMatchObject({ role: 'adviser' });

  const screen = await visit('/admin', { expects: anyComplaint });
  await logIn(screen, credentials);
  await screen.goto(`/admin/collections/pages/${page?.id}`);
  await screen.locator('#field-lead').waitFor();
  expect(await screen.locator('#field-lead').isEditable()).toBe(false);
  expect(await screen.getByRole('button', { name: 'Publish changes' }).count()).toBe(0);

  // An old address leads to the desk.
  await screen.goto('/admin/mails');
  await screen.waitForURL('**/desk/mails');
});

test('An editor writes pages and cannot read enquiries', async () => {
  const credentials = await newColleague('editor');
  const editor = await asStaff(credentials);
  for (const collection of submissions) {
    expect((await editor('GET', `/${collection}`)).status, collection).toEqual(refused);
  }

  const screen = await visit('/admin', { expects: anyComplaint });
  await logIn(screen, credentials);
  await screen.getByRole('button', { name: 'All content' }).click();
  await screen.getByRole('link', { name: 'Pages', exact: true }).first().waitFor();
  expect(await screen.getByRole('link', { name: 'Enquiries' }).count()).toBe(0);
  const answer = await screen.goto('/admin/collections/call-from-experts');
  expect(answer?.status()).not.toBe(500);
  expect(await screen.locator('table').count()).toBe(0);

  // How mails look, and not which recipient one did not reach.
  await screen.goto('/admin/mails');
  await screen.waitForURL('**/desk/newsletters');
  expect(await screen.getByRole('link', { name: 'Outbox' }).count()).toBe(0);
  await screen.getByRole('link', { name: 'How our mails look' }).click();
  await screen.getByRole('link', { name: 'We have what you sent' }).click();
  await screen.frameLocator('iframe').first().getByText('If it was not you,').waitFor();
});

test('The content service answers under /cmsapi/api only', async () => {
  for (const path of ['/api/pages', '/api/users', '/cmsapi/api/graphql', '/api/graphql']) {
    const { status } = await fetch(inject('site').url + path);
    expect(status, path).toBe(404);
  }
});

// The staff side's own scripts may complain; they are not ours.
const anyComplaint = /./;

type Kept = { id: number; reference: string };

async function someRecordOf(collection: (typeof submissions)[number]): Promise<Kept> {
  const { body } = await (await asStaff())('GET', `/${collection}?depth=0&limit=1`);
  const [record] = body.docs as Kept[];
  if (!record) throw new Error(`Nothing is kept among ${collection}, so nothing could be told of it.`);
  return { id: record.id, reference: record.reference };
}

/** An agent and a small business, past the forms: of the second kind there is none yet. */
async function registerSomebody(): Promise<void> {
  const client = new pg.Client({ connectionString: inject('site').environment.DATABASE_URL });
  await client.connect();
  for (const table of ['posp_agent_forms', 'corporate_insurance_forms']) {
    const { phone } = somebody();
    const values = [phone.slice(-8), phone, `${phone}@example.com`];
    await client.query(`insert into ${table} (reference, phone, email) values ($1, $2, $3)`, values);
  }
  await client.end();
}
