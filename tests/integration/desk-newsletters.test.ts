import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { setEnvironment } from '../support/environment.ts';

setEnvironment();

import { contentService } from '#content/read/content-service.ts';
import { readAudit } from '#desk/audit/read-audit.ts';
import { sendPlanned } from '#desk/issues/send-planned.ts';
import { allMailTemplates } from '#desk/mails/all-mail-templates.ts';
import { lettersRoutes } from '#desk/screens/newsletters/letters.routes.tsx';
import { subscribersRoutes } from '#desk/screens/newsletters/subscribers.routes.tsx';
import { deleteOldMails } from '#mail/outbox/outgoing.ts';
import { registerMailTemplates } from '#mail/register-mail-templates.ts';
import { sendingOf } from '#newsletter/issues/control-sending.ts';
import type { IssueMail } from '#newsletter/issues/issue.ts';
import { sendNextBatch } from '#newsletter/issues/send-batch.ts';
import { dateInIndia, timeInIndia } from '#platform/clock.ts';
import { staffMember, withContentService } from '../support/content-service.ts';
import { rowsOf, withDatabase } from '../support/database.ts';
import { deskAs, hiddenFields } from '../support/desk-as.ts';
import { draft, reader } from '../support/sample-issue.ts';

/** Newsletters on the desk: preview, test, schedule, sending, figures, and their subscribers. */
withDatabase();
withContentService();

let editor: Parameters<typeof deskAs>[0];
beforeAll(async () => {
  const { id } = await staffMember('editor');
  editor = { id, name: 'Meera Iyer', email: 'editor@broker.example', role: 'editor', sessionId: '' };
});
beforeEach(async () => {
  registerMailTemplates(async () => allMailTemplates);
  await rowsOf('delete from newsletter.sendings');
  await rowsOf('delete from newsletter_subscribers');
  await rowsOf('delete from mail.outgoing');
  await rowsOf('update site_settings set newsletter_mails_per_minute = 1000');
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
});

const routes = [...subscribersRoutes, ...lettersRoutes];
const get = (path: string) => deskAs(editor, { routes, path });
const post = (path: string, fields: Record<string, string> = {}) => deskAs(editor, { routes, path, fields });
/** A button of the page on which it is sent, as that page is now. */
const press = async (id: number, act: 'send' | 'plan', typed = {}) =>
  post(`/newsletters/${id}/${act}`, {
    ...hiddenFields((await get(`/newsletters/${id}/send`)).html),
    ...typed,
  });
const audited = async () =>
  (await readAudit({ filter: { group: 'mail' }, limit: 1 })).map(({ kind, about, who }) => [
    kind,
    about,
    who,
  ])[0];
const recipients = async () =>
  (await rowsOf<{ recipient: string }>('select recipient from mail.outgoing')).map(
    ({ recipient }) => recipient,
  );

const inMinutes = (minutes: number) => {
  const moment = new Date(Date.now() + minutes * 60_000);
  return { day: dateInIndia(moment), time: timeInIndia(moment) };
};

test('a newsletter is previewed in each language and as text, and a test goes to its editor alone', async () => {
  await reader('asha@mail.example');
  const id = await draft();
  const { html } = await get(`/newsletters/${id}?language=en`);
  expect(html).toContain(`src="/desk/newsletters/${id}/html?language=en"`);
  expect(html).toContain('THREE DATES');
  expect((await get(`/newsletters/${id}/html`)).html).toContain('http://localhost:3000/how-we-calculate');
  expect((await post(`/newsletters/${id}/test`)).location).toContain('said=tested');
  expect(await recipients()).toEqual(['editor@broker.example']);
  expect(await sendingOf(id)).toBeUndefined();
  for (const path of ['/newsletters/999999', '/newsletters/x/html'])
    expect((await get(path)).status, path).toBe(404);
});

test('before it goes out the page says to how many, and in which languages', async () => {
  const id = await draft();
  expect((await get(`/newsletters/${id}/send`)).html).toContain('Nobody to send');
  for (const name of ['asha', 'binita', 'charu']) await reader(`${name}@mail.example`);
  await reader('deepa@mail.example', 'hi');
  const { html } = await get(`/newsletters/${id}/send`);
  expect(html).toContain('to 4 subscribers?');
  expect(html).toContain('3 in English, 1 in Hindi');
  expect((await press(id, 'send')).location).toContain('said=sent');
  expect(await audited()).toEqual(['newsletter-sent', `newsletter ${id}`, editor.name]);
  await sendNextBatch();
  expect(await recipients()).toHaveLength(4);
  expect((await get(`/newsletters/${id}/send`)).location).toContain('said=gone');
});

test('in a language that the site is not published in, a draft goes to no one', async () => {
  await reader('deepa@mail.example', 'hi');
  const id = await draft();
  const service = await contentService();
  const hindi = { data: { subject: 'तारीखें' }, locale: 'hi', draft: true, depth: 0 } as const;
  await service.update({ collection: 'newsletters', id, ...hindi, overrideAccess: true });
  await press(id, 'send');
  await sendNextBatch();
  const [mail] = await rowsOf<{ data: IssueMail }>('select data from mail.outgoing');
  expect(mail?.data.content.subject).toBe('Dates');
});

test('one that is not complete stays a draft and says why', async () => {
  await reader('asha@mail.example');
  const id = await draft({ subject: '' });
  const { status, html } = await press(id, 'send');
  expect([status, html]).toEqual([422, expect.stringContaining('It is not complete.')]);
  expect(await sendingOf(id)).toBeUndefined();
});

test('its figures say what arrived, what failed and who left because of it', async () => {
  const ids = [];
  for (const name of ['asha', 'binita', 'charu']) ids.push(await reader(`${name}@mail.example`));
  const id = await draft();
  await press(id, 'send');
  await sendNextBatch();
  await rowsOf(`update mail.outgoing set state = 'failed', last_error = 'x' where recipient like 'charu%'`);
  // As the worker leaves them: of a mail that was sent the recipient is forgotten.
  await rowsOf(`update mail.outgoing set state = 'sent', sent_at = now(), recipient = null, data = null
    where state = 'pending'`);
  await rowsOf(
    `update newsletter_subscribers set state = 'unsubscribed', unsubscribed_at = now() where id = $1`,
    [ids[0]],
  );
  expect(await sendingOf(id)).toMatchObject({ total: 3, sent: 2, failed: 1, unsubscribed: 1 });
  const { html } = await get('/newsletters');
  expect(html).toMatch(/<b>2<\/b> delivered, 1 failed, 1 unsubscribed/);
  expect(html).toContain('2 people read our newsletter');
  // A month later the outbox has forgotten them all.
  await rowsOf(`update mail.outgoing set created_at = now() - interval '31 days'`);
  await deleteOldMails();
  expect(await rowsOf('select from mail.outgoing')).toEqual([]);
  expect(await sendingOf(id)).toMatchObject({ total: 3, sent: 2, failed: 1 });
});

test('a sending is stopped and continued, each once', async () => {
  await reader('asha@mail.example');
  const id = await draft();
  await press(id, 'send');
  const said = async (act: string) => (await post(`/newsletters/${id}/${act}`)).location?.split('said=')[1];
  expect([await said('stop'), await said('stop'), await said('continue'), await said('continue')]).toEqual([
    'stopped',
    'gone',
    'continued',
    'gone',
  ]);
  expect(await audited()).toEqual(['newsletter-continued', `newsletter ${id}`, editor.name]);
});

test('one that is scheduled goes out at its moment and not before, once', async () => {
  await reader('asha@mail.example');
  const id = await draft();
  for (const fields of [inMinutes(-5), { day: '2026-02-30', time: '10:00' }, { day: '', time: '' }])
    expect((await press(id, 'plan', fields)).status).toBe(422);
  await press(id, 'plan', inMinutes(60));
  expect((await get('/newsletters')).html).toContain('Scheduled');
  await sendPlanned({ issueId: id });
  expect(await sendingOf(id)).toBeUndefined();
  await rowsOf(`update newsletter.planned set send_at = now() - interval '1 minute'`);
  await Promise.all([sendPlanned({ issueId: id }), sendPlanned({ issueId: id })]);
  await sendPlanned({ issueId: id });
  await sendNextBatch();
  expect(await recipients()).toEqual(['asha@mail.example']);
  expect(await rowsOf('select from newsletter.planned')).toEqual([]);
  expect(await audited()).toEqual(['newsletter-sent', `newsletter ${id}`, 'The software']);
});

test('one that cannot go out at its moment stays a draft, and the person who set it is told why', async () => {
  const id = await draft();
  await press(id, 'plan', inMinutes(60));
  await rowsOf(`update newsletter.planned set send_at = now() - interval '1 minute'`);
  await sendPlanned({ issueId: id });
  await sendPlanned({ issueId: id });
  expect(await recipients()).toEqual(['editor@broker.example']);
  expect((await get(`/newsletters/${id}`)).html).toContain(
    'but was not sent. There are no confirmed subscribers at present',
  );
  expect((await post(`/newsletters/${id}/unplan`)).location).toContain('said=unplanned');
  expect((await get(`/newsletters/${id}`)).html).toContain('A draft, last changed');
});

test('a subscriber is found with what they agreed to, also by an address that is no longer kept', async () => {
  const adviser = { ...editor, role: 'adviser' } as const;
  const asAdviser = (path: string, fields?: Record<string, string>) =>
    deskAs(adviser, { routes, path, fields });
  const id = await reader('asha@mail.example');
  const find = (email: string) => asAdviser('/newsletters/subscribers', { email });
  expect((await find(' Asha@Mail.example')).location).toBe(`/desk/newsletters/subscribers/${id}`);
  const unknown = await find('other@mail.example');
  expect([unknown.status, unknown.html]).toEqual([422, expect.stringContaining('no record of this address')]);
  const page = async () => (await asAdviser(`/newsletters/subscribers/${id}`)).html;
  for (const fact of ['asha@mail.example', 'Send me news.', 'page /cruise'])
    expect(await page()).toContain(fact);

  const unsubscribe = () => asAdviser(`/newsletters/subscribers/${id}/unsubscribe`, {});
  expect((await unsubscribe()).location).toContain('said=unsubscribed');
  expect((await unsubscribe()).location).toContain('said=gone');
  expect(await audited()).toEqual(['subscriber-unsubscribed', `subscriber ${id}`, editor.name]);
  expect(await page()).not.toContain('asha@');
  expect((await find('asha@mail.example')).location).toBe(`/desk/newsletters/subscribers/${id}`);
  expect((await asAdviser('/newsletters/subscribers?state=unsubscribed')).html).toContain(`Subscriber ${id}`);
});
