import { afterAll, beforeEach, expect, test } from 'vitest';
import { setEnvironment } from '../support/environment.ts';
import { startOfficeProvider } from '../support/office-provider.ts';

const office = await startOfficeProvider('http://localhost:3000');
setEnvironment({ ...office.environment, STAFF_SECOND_FACTOR: 'on' });

import { readAudit } from '#desk/audit/read-audit.ts';
import { officeRoutes } from '#desk/screens/login/office.routes.tsx';
import { changeAccount } from '#desk/session/change-account.ts';
import { checkPassword } from '#desk/session/check-login.ts';
import { mailPasswordLink } from '#desk/session/password-links.ts';
import { sampleOrigin } from '../support/authenticator.ts';
import { staffMember, withContentService } from '../support/content-service.ts';
import { rowsOf, withDatabase } from '../support/database.ts';
import { OfficeBrowser } from '../support/office-browser.ts';

/** Staff log in with the office's account, at a real provider: their role is their group's, and nothing else lets them in. */
withDatabase();
withContentService();
afterAll(() => office.stop());

let subject: string;
let browser: OfficeBrowser;

beforeEach(() => {
  subject = `asha-${Math.random().toString(36).slice(2)}`;
  office.people.set(subject, {
    name: 'Asha Rao',
    email: `${subject}@Office.example`,
    groups: ['everyone', 'desk advisers, Pune'],
  });
  browser = newBrowser(subject);
});

function newBrowser(who: string): OfficeBrowser {
  const fresh = new OfficeBrowser(officeRoutes);
  fresh.who = who;
  return fresh;
}

const groups = (...names: string[]) => Object.assign(office.people.get(subject) ?? {}, { groups: names });

type Row = { id: number; name: string; email: string; role: string; hash: string | null; sessions: number };

async function account(of = subject): Promise<Row | undefined> {
  const [row] = await rowsOf<Row>(
    `select u.id, u.name, u.email, u.role::text as role, u.hash,
       (select count(*)::int from users_sessions s where s._parent_id = u.id) as sessions
     from staff.office_identities i join users u on u.id = i.user_id where i.issuer = $1 and i.subject = $2`,
    [office.issuer, of],
  );
  return row;
}

async function audited(person?: number): Promise<string[]> {
  const rows = await readAudit({ filter: { person }, limit: 50 });
  return rows
    .toReversed()
    .map(({ kind, about, detail }) => [kind, about, detail].filter(Boolean).join(' | '));
}

test('the first login makes an account of the group’s role, without a password, and opens the desk', async () => {
  const { url, html } = await browser.open('/desk/login/office?then=/desk/find');
  expect([url.pathname, html]).toEqual(['/desk/find', 'On the desk']);
  const made = await account();
  expect(made).toMatchObject({
    name: 'Asha Rao',
    email: `${subject}@office.example`,
    role: 'adviser',
    hash: null,
    sessions: 1,
  });
  expect(await audited(made?.id)).toEqual([
    'account-created | Asha Rao | Adviser, by the groups of Neel Offices',
    'login | Office account',
  ]);
  expect(await rowsOf('select value::text from users_languages where parent_id = $1', [made?.id])).toEqual([
    { value: 'English' },
  ]);

  // The next one, from another browser, is the same account.
  await newBrowser(subject).open('/desk/login/office');
  expect(await account()).toMatchObject({ id: made?.id, sessions: 2 });
});

test('what is asked of the provider is bound to this browser, and leaves it neither code nor token', async () => {
  await browser.open('/desk/login/office');
  const [asked] = browser.way;
  expect(Object.fromEntries(asked?.searchParams ?? [])).toMatchObject({
    response_type: 'code',
    client_id: 'the-desk',
    redirect_uri: 'http://localhost:3000/desk/login/office/back',
    code_challenge_method: 'S256',
    state: expect.stringMatching(/^[\w-]{43}$/),
    nonce: expect.stringMatching(/^[\w-]{43}$/),
  });
  expect([...browser.cookiesOf().keys()].toSorted()).toEqual(['desk-browser', 'payload-token']);
});

test('the role follows the group at each login, and everything that the former one opened ends', async () => {
  await browser.open('/desk/login/office');
  groups('desk-editors');
  const { url } = await newBrowser(subject).open('/desk/login/office');
  expect(url.pathname).toBe('/admin');
  const { id, role, sessions } = (await account()) ?? {};
  expect({ role, sessions }).toEqual({ role: 'editor', sessions: 1 });
  expect((await browser.open('/desk/anything')).html).toBe('No session');
  expect(await audited(id)).toContain('role-changed | Asha Rao | Editor, by the groups of Neel Offices');
  const [mail] = await rowsOf<{ text: string }>(
    `select data ->> 'text' as text from mail.outgoing where recipient = $1`,
    [`${subject}@office.example`],
  );
  expect(mail?.text).toBe(
    'Your role is now: Editor. The change was made by the groups of Neel Offices. If you did not expect this, contact an administrator at once.',
  );
});

test('of several groups the one with the strongest role counts', async () => {
  groups('desk-editors', 'desk-administrators');
  await browser.open('/desk/login/office');
  expect(await account()).toMatchObject({ role: 'administrator' });
});

test('a person without a group for the desk gets no account, and reads whom to ask', async () => {
  groups('everyone', 'desk advisers');
  const { status, html } = await browser.open('/desk/login/office');
  expect([status, html]).toEqual([403, expect.stringContaining('None of your groups opens this desk')]);
  expect(html).toContain('Ask the people who manage the accounts of Neel Offices');
  expect(html).toContain('/desk/login?then=%2Fdesk');
  expect(await account()).toBeUndefined();
  expect((await audited()).at(-1)).toBe('office-refused | No group that gives a role');
});

test('a person who has left the group loses role and sessions, and gets both back with the group', async () => {
  await browser.open('/desk/login/office');
  groups();
  expect((await newBrowser(subject).open('/desk/login/office')).status).toBe(403);
  const lost = await account();
  expect(lost).toMatchObject({ role: 'none', sessions: 0 });
  expect((await browser.open('/desk/anything')).html).toBe('No session');
  expect((await audited(lost?.id)).slice(-2)).toEqual([
    'role-changed | Asha Rao | No role, by the groups of Neel Offices',
    'office-refused | No group that gives a role',
  ]);
  groups('desk-editors');
  await browser.open('/desk/login/office');
  expect(await account()).toMatchObject({ id: lost?.id, role: 'editor', sessions: 1 });
});

test('an account that an administrator has closed stays closed, whatever the groups give', async () => {
  await browser.open('/desk/login/office');
  const { id = 0 } = (await account()) ?? {};
  const by = { ...(await staffMember('administrator')), sessionId: '' };
  expect(await changeAccount({ userId: id, role: 'none', by, from: sampleOrigin })).toBe('changed');
  expect((await browser.open('/desk/anything')).html).toBe('No session');
  const { status, html } = await browser.open('/desk/login/office');
  expect([status, html]).toEqual([403, expect.stringContaining('An administrator has closed it')]);
  expect(await account()).toMatchObject({ role: 'none', sessions: 0 });
});

test('an e-mail never leads to an account: neither to one with a password, nor to another office account', async () => {
  const colleague = await staffMember('compliance');
  const made = office.people.get(subject);
  office.people.set(subject, { name: 'Not she', ...made, email: colleague.email });
  const { status, html } = await browser.open('/desk/login/office');
  expect([status, html]).toEqual([403, expect.stringContaining('An account here already has your e-mail')]);
  expect(await account()).toBeUndefined();
  expect(await rowsOf('select from users_sessions where _parent_id = $1', [colleague.id])).toEqual([]);
});

test('an office account gets no password by mail, and none is right for it', async () => {
  await browser.open('/desk/login/office');
  const email = `${subject}@office.example`;
  await mailPasswordLink({ email, address: '192.0.2.7' });
  expect(
    await rowsOf(`select from mail.outgoing where recipient = $1 and template = 'password-link'`, [email]),
  ).toEqual([]);
  for (const password of ['', 'kamal baarish neela chhata'])
    expect(await checkPassword({ email, password, from: sampleOrigin })).toEqual({ why: 'wrong' });
});

test('two first logins at once make one account', async () => {
  const [one, other] = [newBrowser(subject), newBrowser(subject)];
  await Promise.all([one.open('/desk/login/office'), other.open('/desk/login/office')]);
  expect(await account()).toMatchObject({ sessions: 2 });
  expect(await rowsOf('select from users where email = $1', [`${subject}@office.example`])).toHaveLength(1);
});
