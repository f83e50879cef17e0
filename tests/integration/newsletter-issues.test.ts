import { beforeAll, beforeEach, expect, test } from 'vitest';
import { setEnvironment } from '../support/environment.ts';

setEnvironment();

import { contentService } from '#content/read/content-service.ts';
import { systemActor } from '#desk/audit/origin.ts';
import { previewIssue } from '#desk/issues/issue-mail.ts';
import { sendIssue } from '#desk/issues/send-issue.ts';
import { allMailTemplates } from '#desk/mails/all-mail-templates.ts';
import { renderMail } from '#mail/layout/render-mail.tsx';
import { readMailFacts } from '#mail/read-mail-facts.ts';
import { registerMailTemplates } from '#mail/register-mail-templates.ts';
import { continueSending, sendingOf, stopSending } from '#newsletter/issues/control-sending.ts';
import type { IssueMail } from '#newsletter/issues/issue.ts';
import { sendNextBatch } from '#newsletter/issues/send-batch.ts';
import { issueMail } from '#newsletter/mails/issue.mail.tsx';
import { leave } from '#newsletter/subscribers/unsubscribe.ts';
import { unsubscribeTokenOf } from '#newsletter/subscribers/unsubscribe-token.ts';
import { database } from '#platform/database.ts';
import { asStaff, staffMember, withContentService } from '../support/content-service.ts';
import { rowsOf, withDatabase } from '../support/database.ts';
import { samplePdf } from '../support/sample-documents.ts';
import { bodyOf, draft, paragraph, reader, text } from '../support/sample-issue.ts';
import { samplePicture } from '../support/sample-pictures.ts';

withDatabase();
withContentService();

let editor: Awaited<ReturnType<typeof staffMember>>;
beforeAll(async () => {
  registerMailTemplates(async () => allMailTemplates);
  editor = await staffMember('editor');
});
beforeEach(async () => {
  await rowsOf('delete from newsletter.sendings');
  await rowsOf('delete from newsletter_subscribers');
  await rowsOf('delete from mail.outgoing');
  await mailsPerMinute(1000);
});

const mailsPerMinute = (count: number) =>
  rowsOf('update site_settings set newsletter_mails_per_minute = $1', [count]);

/** Readers who have confirmed. @returns their numbers */
async function readers(count: number): Promise<number[]> {
  const ids = [];
  for (let number = 1; number <= count; number++) ids.push(await reader(`reader${number}@mail.example`));
  return ids;
}

const send = async (id: number) => sendIssue(await contentService(), { id, by: systemActor });
const recipients = async () =>
  (await rowsOf<{ recipient: string }>('select recipient from mail.outgoing order by recipient')).map(
    ({ recipient }) => recipient,
  );
const aWhileLater = (seconds: number) =>
  rowsOf(`update newsletter.sendings set last_batch_at = last_batch_at - make_interval(secs => $1)`, [
    seconds,
  ]);

test('an issue is published by sending it, and in no other way', async () => {
  await readers(1);
  const id = await draft();
  const service = await contentService();
  const publish = service.update({
    collection: 'newsletters',
    id,
    data: { _status: 'published', sentAt: new Date().toISOString() },
    user: editor,
    ...asStaff,
  });
  await expect(publish).rejects.toThrow('Sending an issue publishes it.');
  expect(await send(id)).toEqual({ isStarted: true, message: 'It is on its way to one address.' });
  const issue = await service.findByID({ collection: 'newsletters', id, depth: 0 });
  expect([issue._status, issue.sentAt]).toEqual(['published', expect.any(String)]);
});

test('an issue that is not complete, or has no readers, is not sent, and stays a draft', async () => {
  expect((await send(await draft())).message).toMatch(/^There are no confirmed subscribers at present/);
  await readers(1);
  const id = await draft({ subject: '' });
  expect(await send(id)).toMatchObject({
    isStarted: false,
    message: expect.stringMatching(/^It is not complete\./),
  });
  expect(await sendingOf(id)).toBeUndefined();
  expect((await (await contentService()).findByID({ collection: 'newsletters', id, depth: 0 }))._status).toBe(
    'draft',
  );
});

test('pressed twice at once and worked on by several instances, it reaches each address once', async () => {
  await readers(5);
  const id = await draft();
  const outcomes = await Promise.all([send(id), send(id)]);
  expect(outcomes.filter(({ isStarted }) => isStarted)).toHaveLength(1);
  await Promise.all([sendNextBatch(), sendNextBatch(), sendNextBatch()]);
  for (let times = 0; times < 3; times++) {
    await aWhileLater(60);
    await sendNextBatch();
  }
  expect(await recipients()).toEqual([1, 2, 3, 4, 5].map((number) => `reader${number}@mail.example`));
  expect(await sendingOf(id)).toMatchObject({ state: 'done', total: 5, waiting: 0, underWay: 5 });
  expect((await send(id)).isStarted).toBe(false);
});

test('no more go out in a minute than the setting says', async () => {
  await readers(40);
  await mailsPerMinute(24);
  await send(await draft());
  const counts = [await sendNextBatch(), await sendNextBatch()];
  await aWhileLater(10);
  counts.push(await sendNextBatch());
  // Nothing was up for an hour: that is not made up for at once.
  await aWhileLater(3600);
  counts.push(await sendNextBatch());
  expect(counts).toEqual([2, 0, 4, 24]);
});

test('the first mail of all goes out, however few a minute may', async () => {
  await readers(1);
  await mailsPerMinute(6);
  await send(await draft());
  expect(await sendNextBatch()).toBe(0);
  await rowsOf(`update newsletter.sendings set started_at = started_at - interval '10 seconds'`);
  expect(await sendNextBatch()).toBe(1);
});

test('mails that wait in the outbox for someone who leaves are not sent any more', async () => {
  const [leaver = 0] = await readers(2);
  const id = await draft();
  await send(id);
  await sendNextBatch();
  expect(await recipients()).toHaveLength(2);
  await leave(unsubscribeTokenOf(leaver));
  expect(await recipients()).toEqual(['reader2@mail.example']);
  expect(await sendingOf(id)).toMatchObject({ total: 2, underWay: 1, left: 1 });
});

test('a batch that fails in the middle is rolled back, and the next one goes on', async () => {
  await readers(4);
  const id = await draft();
  await send(id);
  await rowsOf(`
    create function refuse_third() returns trigger language plpgsql as
      $$ begin if new.recipient like 'reader3@%' then raise exception 'killed'; end if; return new; end $$`);
  await rowsOf(
    'create trigger refuse_third before insert on mail.outgoing for each row execute function refuse_third()',
  );
  await expect(sendNextBatch()).rejects.toThrow('killed');
  expect(await recipients()).toEqual([]);
  expect(await sendingOf(id)).toMatchObject({ state: 'sending', waiting: 4 });
  await rowsOf('drop function refuse_third cascade');
  await sendNextBatch();
  expect(await recipients()).toHaveLength(4);
});

test('stopped in the middle it rests until someone continues it, and subscribers who left by then get no mail', async () => {
  const ids = await readers(6);
  await mailsPerMinute(24);
  const id = await draft();
  await send(id);
  await sendNextBatch();
  expect(await stopSending(database(), id)).toBe(true);
  await aWhileLater(60);
  expect(await sendNextBatch()).toBe(0);
  await leave(unsubscribeTokenOf(ids[3] ?? 0));
  expect([await continueSending(database(), id), await continueSending(database(), id)]).toEqual([
    true,
    false,
  ]);
  expect(await sendNextBatch()).toBe(3);
  expect(await recipients()).toEqual([1, 2, 3, 5, 6].map((number) => `reader${number}@mail.example`));
  expect(await sendingOf(id)).toMatchObject({ state: 'done', left: 1, underWay: 5 });
});

test('the mail has the words of its sending, whole addresses, and a way to leave that is its reader’s own', async () => {
  const [reader = 0] = await readers(1);
  const id = await draft({ slug: 'words-stay' });
  await send(id);
  const service = await contentService();
  const data = { title: 'Later words' };
  await service.update({ collection: 'newsletters', id, data, overrideAccess: true, depth: 0 });
  await sendNextBatch();
  const [mail] = await rowsOf<{ data: IssueMail }>('select data from mail.outgoing');
  if (!mail) throw new Error('There is no mail.');
  const facts = await readMailFacts('en');
  const {
    html,
    subject,
    headers,
    text: plain,
  } = await renderMail({
    template: issueMail,
    data: mail.data,
    facts,
    locale: 'en',
  });
  expect(subject).toBe('Dates');
  expect(plain).toMatch(/three dates/i);
  expect(plain).not.toMatch(/later words/i);
  expect(html).toContain(`${facts.brand} writes: `);
  expect(html).toContain('href="http://localhost:3000/how-we-calculate"');
  expect(html).toContain('href="http://localhost:3000/blogs-and-resources/words-stay"');
  const unsubscribeLink = `http://localhost:3000/newsletter/leave/${unsubscribeTokenOf(reader)}`;
  expect(html).toContain(`href="${unsubscribeLink}"`);
  expect(headers).toMatchObject({
    'List-Unsubscribe': `<${unsubscribeLink}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  });
});

test('a picture and a document of an issue are links in its mail, with their words', async () => {
  const service = await contentService();
  const upload = async (name: string, mimetype: string, data: Buffer) =>
    service.create({
      ...{ collection: 'upload', data: { alt: `The ${name}` }, depth: 0 },
      file: { name, data, mimetype, size: data.length },
    });
  const chart = await upload('chart.jpg', 'image/jpeg', await samplePicture().jpeg().toBuffer());
  const plan = await upload('plan.pdf', 'application/pdf', await samplePdf());
  const node = (value: unknown) => ({
    type: 'upload',
    version: 3,
    relationTo: 'upload',
    value,
    fields: null,
  });
  const body = bodyOf(paragraph(text('As below:')), node(chart.id), node(plan.id));
  const { html = '', text: plain = '' } = (await previewIssue(await draft({ body }), 'en')) ?? {};
  expect(html).toContain(`href="http://localhost:3000${chart.url}"`);
  expect(html).toContain(`href="http://localhost:3000${plan.url}"`);
  expect(plain).toContain('Picture: The chart.jpg');
  expect(plain).toMatch(/The plan\.pdf \(PDF, \d+ kB\)/);
});
