import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { setEnvironment } from '../support/environment.ts';
import { openMailbox } from '../support/mailbox.ts';

const mailbox = await openMailbox();
const { dataDir } = setEnvironment({ SMTP_URL: mailbox.url });

import { confirmationMail } from '#cases/confirmation/confirmation.mail.tsx';
import { readAudit } from '#desk/audit/read-audit.ts';
import { allMailTemplates } from '#desk/mails/all-mail-templates.ts';
import { looksRoutes } from '#desk/screens/mails/looks.routes.tsx';
import { mailsRoutes } from '#desk/screens/mails/mails.routes.tsx';
import { systemsRoutes } from '#desk/screens/systems/systems.routes.tsx';
import { deliver } from '#enquiry/deliveries/deliver.job.ts';
import { enqueueMail } from '#mail/outbox/enqueue-mail.ts';
import { sendOutgoing } from '#mail/outbox/send-outgoing.job.ts';
import { registerMailTemplates } from '#mail/register-mail-templates.ts';
import { inTransaction } from '#platform/database.ts';
import { closeMail } from '#platform/mail.ts';
import { withContentService } from '../support/content-service.ts';
import { rowsOf, withDatabase } from '../support/database.ts';
import { deskAs } from '../support/desk-as.ts';
import { findTraces } from '../support/find-traces.ts';
import { jobsOf, owed, rowOf } from '../support/owed-mail.ts';
import { newVisitor, sampleEnquiry } from '../support/visitor.ts';

/** The outbox on the desk: what did not go out, why, and what an adviser does about it. */
withDatabase();
withContentService();

const adviser = {
  id: 1,
  name: 'Meera Iyer',
  email: 'm@broker.example',
  role: 'adviser',
  sessionId: '',
} as const;
const editor = { ...adviser, role: 'editor' } as const;
const routes = [...looksRoutes, ...mailsRoutes];
const get = (path: string) => deskAs(adviser, { routes, path });
const post = (path: string, fields: Record<string, string> = {}) => deskAs(adviser, { routes, path, fields });
const audited = async () =>
  (await readAudit({ filter: { group: 'mail' }, limit: 1 })).map(({ kind, about, detail, who }) => [
    kind,
    about,
    detail,
    who,
  ])[0];

beforeEach(async () => {
  registerMailTemplates(async () => allMailTemplates);
  await rowsOf('delete from mail.outgoing');
  mailbox.mails.length = 0;
  Object.assign(mailbox, { isRefusing: false, knowsNobody: false });
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
});
afterAll(async () => {
  closeMail();
  await mailbox.close();
});

/** A mail whose address the mail server does not know. */
async function refusedMail(word: string): Promise<number> {
  const { id } = await owed(word);
  mailbox.knowsNobody = true;
  await sendOutgoing({ outgoingId: id });
  mailbox.knowsNobody = false;
  return id;
}

/** One that the mail server put off once. */
async function retriedMail(word: string): Promise<number> {
  const { id } = await owed(word);
  mailbox.isRefusing = true;
  await expect(sendOutgoing({ outgoingId: id })).rejects.toThrow();
  mailbox.isRefusing = false;
  return id;
}

test('what did not go out is listed by its cause, in plain words, with what to do about it', async () => {
  await refusedMail('Xqzvwrong');
  await retriedMail('Xqzvlater');
  const { html } = await get('/mails');
  expect(html).toContain('One mail needs you');
  expect(html).toContain('The address was refused');
  expect(html).toContain('Ask the person for the right address');
  expect(html).toContain('Xqzvwrong@mail.example');
  expect(html).toContain('Tried once, and not again automatically.');
  expect(html).toContain('The other side asks us to wait');
  expect(html).toMatch(/Tried once\. Next try /);
});

test('one is tried again at once, under its Message-ID, and the log of the staff side says by whom', async () => {
  const id = await refusedMail('Xqzvagain');
  const { location } = await post(`/mails/${id}/again`);
  expect(location).toBe(`/desk/mails/${id}?said=again`);
  expect(await rowOf(id)).toMatchObject({ state: 'pending', attempts: 0 });
  expect(await jobsOf(id)).toHaveLength(1);
  expect(await audited()).toEqual(['mail-sent-again', `mail ${id}`, '', adviser.name]);
  await sendOutgoing({ outgoingId: id });
  expect(mailbox.mails[0]).toContain((await rowOf(id))?.message_id);
  // The recipient is forgotten, and nothing is sent to no one.
  for (const none of [id, 999_999, 'x'])
    expect((await post(`/mails/${none}/again`)).location).toContain('said=gone');
});

test('all that failed for one cause are tried again at once, and no other', async () => {
  const wrong = [await refusedMail('Xqzvone'), await refusedMail('Xqzvtwo')];
  const other = await retriedMail('Xqzvother');
  expect((await post('/mails/again', { cause: 'address' })).location).toBe('/desk/mails?said=again-2');
  for (const id of wrong) expect((await rowOf(id))?.attempts).toBe(0);
  expect((await rowOf(other))?.attempts).toBe(1);
  expect(await audited()).toEqual(['mail-sent-again', '2: The address was refused', '', adviser.name]);
  expect((await post('/mails/again', { cause: 'nonsense' })).location).toBe('/desk/mails?said=again-0');
});

test('one goes to a corrected address; what was typed is kept if it is none', async () => {
  const id = await refusedMail('Xqzvtypo');
  const { key, example, title } = confirmationMail;
  await rowsOf('update mail.outgoing set template = $2, data = $3 where id = $1', [id, key, example]);
  const refused = await post(`/mails/${id}/address`, { email: 'asha@mail' });
  expect([refused.status, refused.html]).toEqual([
    422,
    expect.stringContaining('Please enter a valid e-mail address.'),
  ]);
  expect(refused.html).toContain('value="asha@mail"');
  await post(`/mails/${id}/address`, { email: ' Asha@Mail.example ' });
  await sendOutgoing({ outgoingId: id });
  expect(mailbox.mails[0]).toMatch(/^To: asha@mail\.example$/im);
  const [kind, , detail] = (await audited()) ?? [];
  expect([kind, detail]).toEqual(['mail-address-corrected', title]);
});

test('a mail that belongs to one address goes to no other, and a link that opens something is not shown', async () => {
  for (const template of allMailTemplates.filter(({ isPrivate, isBound }) => isPrivate || isBound)) {
    const { key, example, isPrivate } = template;
    const mail = { template: key, to: 'asha@mail.example', locale: 'en', data: example } as const;
    const messageId = await inTransaction((client) => enqueueMail(client, mail));
    const [{ id } = { id: 0 }] = await rowsOf<{ id: number }>(
      `update mail.outgoing set state = 'failed', last_error = 'x' where message_id = $1 returning id`,
      [messageId],
    );
    await post(`/mails/${id}/address`, { email: 'mine@broker.example' });
    expect(await rowsOf('select recipient, state from mail.outgoing where id = $1', [id]), key).toEqual([
      { recipient: 'asha@mail.example', state: 'failed' },
    ]);
    const { html } = await get(`/mails/${id}`);
    expect(html, key).not.toContain('Send it to another address');
    expect(html.includes('Only its recipient may read this mail'), key).toBe(Boolean(isPrivate));
    if (isPrivate) expect((await get(`/mails/${id}/html`)).html).toBe('');
  }
});

test('one that is not wanted is given up with its reason, and of its recipient nothing is kept', async () => {
  const id = await refusedMail('Xqzvgiven');
  expect((await post(`/mails/${id}/end`, {})).html).toContain('Please choose a reason.');
  const half = await post(`/mails/${id}/end`, { why: 'other', words: ' ' });
  expect([half.status, half.html]).toEqual([422, expect.stringContaining('in a few words')]);
  expect((await rowOf(id))?.state).toBe('failed');
  expect((await post(`/mails/${id}/end`, { why: 'reached' })).location).toContain('said=ended');
  expect(await findTraces(['Xqzvgiven'], dataDir)).toEqual([]);
  const reason = 'The person was reached another way';
  expect(await audited()).toEqual(['mail-given-up', `mail ${id}`, reason, adviser.name]);
  expect((await get('/mails')).html).toContain('No mail needs you');
  expect((await get('/mails/list/ended')).html).toContain(`${adviser.name}: ${reason}`);
  expect((await get('/mails/list/sent')).html).toContain('There is none.');
  expect((await get(`/mails/${id}`)).html).toContain(`Given up by ${adviser.name}`);
  mailbox.mails.length = 0;
  await sendOutgoing({ outgoingId: id });
  expect(mailbox.mails).toEqual([]);
});

test('a mail to us is read, tried again and given up as well, and leads to its case', async () => {
  const visitor = await newVisitor();
  const { body } = await visitor.post('save_lead_data', sampleEnquiry());
  const reference = String(body.data?.reference);
  const [{ id } = { id: 0 }] = await rowsOf<{ id: number }>(
    `select id from deliveries where reference = $1 and channel = 'support-mail'`,
    [reference],
  );
  mailbox.isRefusing = true;
  await expect(deliver({ deliveryId: id })).rejects.toThrow();
  mailbox.isRefusing = false;
  const page = (await get(`/deliveries/${id}`)).html;
  expect(page).toMatch(new RegExp(`href="/desk/cases/\\d+"><span class="desk-ref">${reference}`));
  expect(page).toContain('The other side asks us to wait');
  expect((await get(`/deliveries/${id}/html`)).html).toContain(reference);
  await post(`/deliveries/${id}/end`, { why: 'desk' });
  await deliver({ deliveryId: id });
  expect(mailbox.mails).toEqual([]);
  expect((await get(`/deliveries/${id}`)).html).toContain(
    `Given up by ${adviser.name}: We have seen it on the desk`,
  );
  // Someone thinks again.
  await post(`/deliveries/${id}/again`, { second: 'yes' });
  await deliver({ deliveryId: id });
  expect(mailbox.mails).toHaveLength(1);
  const found = await post('/mails/find', { q: reference.toLowerCase() });
  expect(found.html).toContain(`href="/desk/deliveries/${id}"`);
});

test('what has arrived since a page was opened is sent a second time from its own page alone', async () => {
  const { body } = await (await newVisitor()).post('save_lead_data', sampleEnquiry());
  const [{ id } = { id: 0 }] = await rowsOf<{ id: number }>(
    `select id from deliveries where reference = $1 and channel = 'support-mail'`,
    [String(body.data?.reference)],
  );
  mailbox.isRefusing = true;
  await expect(deliver({ deliveryId: id })).rejects.toThrow();
  mailbox.isRefusing = false;
  expect((await get(`/deliveries/${id}`)).html).not.toContain('name="second"');
  await deliver({ deliveryId: id });
  const [again, own] = [`/deliveries/${id}/again`, `/desk/deliveries/${id}`];
  expect((await post(again, { back: '/desk' })).location).toBe('/desk?said=sent-already');
  expect((await post(again, { back: '/desk/mails' })).location).toBe('/desk/mails?said=gone');
  expect((await post(again)).location).toBe(`${own}?said=gone`);
  const system = await deskAs(adviser, {
    routes: systemsRoutes,
    path: `/systems/deliveries/${id}/again`,
    fields: {},
  });
  expect(system.location).toBe('/desk/systems?said=gone');
  await deliver({ deliveryId: id });
  expect(mailbox.mails).toHaveLength(1);
  expect((await get(`/deliveries/${id}`)).html).toContain('type="hidden" name="second" value="yes"');
  expect((await post(again, { second: 'yes' })).location).toBe(`${own}?said=again`);
  await deliver({ deliveryId: id });
  expect(mailbox.mails).toHaveLength(2);
});

test('a mail is found by the address that it waits for, and the page’s address does not say whose', async () => {
  const { id } = await owed('Xqzvfind');
  const { html, location } = await post('/mails/find', { q: ' xqzvfind@MAIL.example' });
  expect([html, location]).toEqual([expect.stringContaining(`/desk/mails/${id}`), null]);
  expect((await post('/mails/find', { q: 'asha@nowhere.example' })).html).toContain('No mail found');
});

test('an editor is led to the newsletters, and sees how every mail looks', async () => {
  const asEditor = (path: string) => deskAs(editor, { routes, path });
  expect((await asEditor('/mails')).location).toBe('/desk/newsletters');
  for (const { key, title } of allMailTemplates) {
    expect((await asEditor('/mails/looks')).html).toContain(`/desk/mails/looks/${key}`);
    const { status, html } = await asEditor(`/mails/looks/${key}?language=hi`);
    expect([status, html], key).toEqual([200, expect.stringContaining(title)]);
    expect((await asEditor(`/mails/looks/${key}/html`)).html, key).toContain('</html>');
  }
  expect((await asEditor('/mails/looks/nonsense')).status).toBe(404);
});
