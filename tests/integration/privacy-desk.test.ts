import { expect, test, vi } from 'vitest';
import { setEnvironment } from '../support/environment.ts';

setEnvironment();

import { privacyRoutes as routes } from '#desk/screens/privacy/privacy.routes.tsx';
import { dateInIndia } from '#platform/clock.ts';
import { withContentService } from '../support/content-service.ts';
import { createPersonalData } from '../support/create-personal-data.ts';
import { rowsOf, withDatabase } from '../support/database.ts';
import { deskAs } from '../support/desk-as.ts';
import {
  administrator,
  adviser,
  linkTo,
  patience,
  type Staff,
  withPrivacyStaff,
} from '../support/privacy-pages.ts';

/** Requests on the desk: entered by hand, with what is held in words, each kind carried out, and what was answered. */
withDatabase();
withContentService();
withPrivacyStaff();

const as = (user: Staff) => ({ ...user, id: Number(user.id), sessionId: '' });
const look = async (path: string, user = administrator) => (await deskAs(as(user), { routes, path })).html;
const act = (path: string, fields: Record<string, string> = {}, user = administrator) =>
  deskAs(as(user), { routes, path, fields });

const letter = { kind: 'erasure', via: 'letter', asked_on: dateInIndia(), proof: 'none' };

async function enter(fields: Record<string, string>): Promise<string> {
  const { status, location, html } = await act('/privacy/new', { ...letter, ...fields }, adviser);
  expect([status, html]).toEqual([303, '']);
  return (location ?? '').replace('/desk', '').split('?')[0] ?? '';
}

test('a letter is entered, its sender identified, and what goes is shown before it is erased', async () => {
  const person = await createPersonalData('Dqzvone');
  const asked = new Date(Date.now() - 33 * 86_400_000);
  const page = await enter({ email: person.email, name: 'Dqzvone Name', asked_on: dateInIndia(asked) });
  expect(await look('/privacy')).toMatch(
    /1 overdue[\s\S]*Erase everything[\s\S]*Dqzvone Name[\s\S]*3 days overdue/,
  );
  expect(await look(page)).toContain('First, make sure it is them');
  expect(await look(page)).not.toContain('What we hold');
  // Nothing to confirm while no one knows who it is.
  expect((await act(`${page}/erase`)).status).toBe(422);

  expect((await act(`${page}/confirm`, { proof: 'mail' }, adviser)).status).toBe(303);
  const held = await look(page, adviser);
  // A refusal that is being written outlives its session.
  expect(held).toMatch(
    new RegExp(`data-keep="${adviser.id}" action="/desk${page}/refuse"[^>]*><div class="restore`),
  );
  expect(held).toMatch(/>3<\/b><span>enquiries and messages/);
  expect(held).toMatch(/>2<\/b><span>applications, as an agent or for work/);
  expect(held).toContain('the newest from');
  // In words: nothing of its content.
  expect(held).not.toContain('Dqzvone City');
  expect(held).not.toContain('See what goes, and erase');
  const before = await look(`${page}/erase`);
  expect(before).toMatch(/This goes, for good[\s\S]*renewal reminder[\s\S]*This stays[\s\S]*Backups/);

  expect(await act(`${page}/erase`)).toMatchObject({ status: 303, location: `/desk${page}?said=erase` });
  const after = await look(`${page}?said=erase`);
  expect(after).toMatch(
    /Their data has been erased[\s\S]*What was removed[\s\S]*enquiries and messages[\s\S]*Mail to them, written/,
  );
  expect(after).toContain('We have erased what this website held for this address');
  expect(after).toMatch(/Audit log: Entered a privacy request[\s\S]*Audit log: Erased a person/);
  expect(await look(page, adviser)).not.toContain('Audit log');
  expect(await look('/privacy')).toContain('Nobody is waiting for an answer.');
});

test('the erasure page names what a law keeps, and the reason', async () => {
  const person = await createPersonalData('Eqzvone');
  const page = await enter({ email: person.email, proof: 'mail' });
  await rowsOf(
    `update site_settings_locales set privacy_held_back_agents_months = 'Records of agents: five years.'`,
  );
  const shown = await look(`${page}/erase`);
  await rowsOf('update site_settings_locales set privacy_held_back_agents_months = null');
  expect(shown).toMatch(/This stays[\s\S]*>1<\/b><span>application[\s\S]*Records of agents: five years\./);
});

test('the copy goes out as a link, and as a file that the audit log notes', async () => {
  const person = await createPersonalData('Fqzvone');
  const page = await enter({ kind: 'access', email: person.email, proof: 'mail' });
  const file = await act(`${page}/file`, { as: 'page' });
  expect(file.headers.get('content-disposition')).toMatch(/^attachment; filename="copy-\w{8}\.html"$/);
  expect(file.html).toContain('Fqzvone City');
  expect((await act(`${page}/file`, { as: 'json' })).html).toContain('"public.call_from_experts"');
  expect((await act(`${page}/copy`, {}, adviser)).status).toBe(303);
  await vi.waitFor(() => expect(linkTo(person.email)).toBeDefined(), patience);
  const after = await look(page);
  expect(after).toContain('The link is valid for an hour and works only once.');
  expect(after.match(/Audit log: Downloaded the copy/g)).toHaveLength(2);
  // Settled: no more copies.
  expect((await act(`${page}/file`, { as: 'json' })).status).toBe(404);
});

test('chosen consents are withdrawn, and those of no one else', async () => {
  const [person, other] = [await createPersonalData('Gqzvone'), await createPersonalData('Gqzvother')];
  const page = await enter({ kind: 'withdrawal', email: person.email, proof: 'call' });
  // The wish for news is taken up by a job after the enquiry.
  await vi.waitFor(async () => {
    const shown = await look(`${page}/withdraw`);
    expect(shown).toContain('Newsletter');
    expect(shown).toContain('Renewal reminder');
  }, patience);
  const [theirs, others] = await Promise.all(
    [person, other].map(async ({ references }) => {
      const [row] = await rowsOf<{ id: number }>(
        `select id from consents where reference = $1 and purpose = 'consent_share'`,
        [references[0]],
      );
      return row?.id;
    }),
  );
  expect((await act(`${page}/withdraw`, { [`consent-${others}`]: 'on' })).status).toBe(422);
  const chosen = { [`consent-${theirs}`]: 'on', [`consent-${others}`]: 'on', newsletter: 'on' };
  expect((await act(`${page}/withdraw`, chosen)).status).toBe(303);
  expect(
    await rowsOf('select id, state, withdrawn_source from consents where id = any($1) order by id', [
      [theirs, others],
    ]),
  ).toEqual([
    { id: theirs, state: 'withdrawn', withdrawn_source: 'staff' },
    { id: others, state: 'given', withdrawn_source: null },
  ]);
  expect(await look(page)).toMatch(/Withdrawn: Sharing with insurers \(\w{8}\), Newsletter\./);
});

test('a person who withdraws the consent to be contacted is called no more', async () => {
  const { email, references } = await createPersonalData('Hqzvone');
  const page = await enter({ kind: 'withdrawal', email, proof: 'call' });
  const [consent] = await rowsOf<{ id: number }>(
    `select id from consents where reference = $1 and purpose = 'consent'`,
    [references[0]],
  );
  expect((await act(`${page}/withdraw`, { [`consent-${consent?.id}`]: 'on' })).status).toBe(303);
  const [closed] = await rowsOf('select state, outcome, due_at, reason from cases where reference = $1', [
    references[0],
  ]);
  expect(closed).toMatchObject({ state: 'closed', outcome: 'stopped', due_at: null });
  expect(closed?.reason).toMatch(/^By the privacy request \w{8}$/);
});

test('a person who may act for them is noted with the request, one at a time', async () => {
  const pages = [];
  for (const nominee of ['Asha Rao', 'Ravi Rao']) {
    const page = await enter({ kind: 'nomination', email: 'hqzv@mail.example', proof: 'document' });
    expect((await act(`${page}/nominate`, { nominee })).html).toContain(`value="${nominee}"`);
    expect((await act(`${page}/nominate`, { nominee, contact: '9811100001' })).status).toBe(303);
    pages.push(page);
  }
  expect(await look(pages[0] ?? '')).not.toContain('Asha Rao');
  expect(await look(pages[1] ?? '')).toContain('Ravi Rao');
});

test.each([
  ['without anything to find them by', {}, 'an e-mail address, a phone number or a reference number'],
  ['with a number of no record', { reference: 'ZZ9ZZ9ZZ' }, 'We found no record'],
  [
    'asked tomorrow',
    { email: 'a@mail.example', asked_on: dateInIndia(new Date(Date.now() + 86_400_000)) },
    'When did',
  ],
])('%s it is refused, and what was typed is kept', async (_what, fields, said) => {
  const { status, html } = await act('/privacy/new', { ...letter, words: 'Please erase me.', ...fields });
  expect([status, html]).toEqual([422, expect.stringContaining(said)]);
  expect(html).toContain('Please erase me.');
});

test('a letter whose form is sent twice, also at once, is one request with one deadline', async () => {
  const key = /name="key" value="(\w{24})"/.exec(await look('/privacy/new'))?.[1] ?? '';
  const fields = { ...letter, key, email: 'twice@mail.example' };
  const send = (changes = {}) => act('/privacy/new', { ...fields, ...changes }, adviser);
  const answers = [...(await Promise.all([send(), send()])), await send()];
  const entered = await rowsOf<{ id: number }>(
    `select id from privacy_requests where email = 'twice@mail.example'`,
  );
  expect(entered).toHaveLength(1);
  for (const { status, location } of answers)
    expect([status, location]).toEqual([303, `/desk/privacy/${entered[0]?.id}?said=entered`]);
  const { status, html } = await send({ words: 'Another letter' });
  expect([status, html]).toEqual([409, expect.stringContaining('This form was sent before')]);
  expect(html).toContain('Another letter');
  expect(html).not.toContain(key);
});

test('a reference number alone leads to the number on its record, which is called', async () => {
  const person = await createPersonalData('Jqzvone');
  const page = await enter({ reference: person.references[0] ?? '' });
  expect(await look(page)).toContain(`tel:+91${person.phone}`);
});

test('only what came with one record is one request, and only a number that we hold is called', async () => {
  const [person, other] = [await createPersonalData('Kqzvone'), await createPersonalData('Kqzvother')];
  const reference = other.references[0] ?? '';
  const [email, phone] = ['kqzv-writer@mail.example', '9812200099'];
  for (const fields of [
    { phone, reference },
    { email, reference },
    { ...person, phone, reference },
  ]) {
    const { status, html } = await act('/privacy/new', { ...letter, ...textsOf(fields) });
    expect([status, html]).toEqual([
      422,
      expect.stringContaining('No record has both this reference number and'),
    ]);
  }
  const apart = await act('/privacy/new', { ...letter, email: person.email, phone: other.phone });
  expect([apart.status, apart.html]).toEqual([422, expect.stringContaining('No record has both')]);
  const { email: theirs } = other;
  const joined = await look(await enter({ email: theirs.toUpperCase(), phone: other.phone, reference }));
  expect(joined).toContain(`tel:+91${other.phone}`);
  const unheld = await look(await enter({ phone }));
  expect(unheld).toContain('We hold no record with the number 98122 00099');
  expect(unheld).not.toContain('tel:');
});

test('an answer is mailed whole, its line breaks counted as its writer saw them, or refused', async () => {
  const page = await enter({ kind: 'access', email: 'lqzv@mail.example', proof: 'mail' });
  const tooLong = 'x'.repeat(1001);
  const refused = await act(`${page}/finish`, { words: tooLong });
  expect([refused.status, refused.html]).toEqual([422, expect.stringContaining('This is too long to mail.')]);
  expect(refused.html).toContain(tooLong);
  const words = `${'\r\n'.repeat(6)}We wrote to you.`.padStart(1006, 'x');
  expect((await act(`${page}/finish`, { words })).status).toBe(303);
  const [{ outcome } = { outcome: '' }] = await rowsOf<{ outcome: string }>(
    `select outcome from privacy_requests where email = 'lqzv@mail.example'`,
  );
  expect(outcome).toBe(words.replaceAll('\r\n', '\n'));
});

const textsOf = ({ email = '', phone = '', reference = '' }) => ({ email, phone, reference });
