import { beforeAll, beforeEach, expect, test } from 'vitest';
import { setEnvironment } from '../support/environment.ts';

setEnvironment({ LANGUAGES: 'en,hi' });

import { contentService } from '#content/read/content-service.ts';
import { systemActor } from '#desk/audit/origin.ts';
import { sendIssue } from '#desk/issues/send-issue.ts';
import { allMailTemplates } from '#desk/mails/all-mail-templates.ts';
import { registerMailTemplates } from '#mail/register-mail-templates.ts';
import { sendingOf } from '#newsletter/issues/control-sending.ts';
import type { IssueMail } from '#newsletter/issues/issue.ts';
import { sendNextBatch } from '#newsletter/issues/send-batch.ts';
import { withContentService } from '../support/content-service.ts';
import { rowsOf, withDatabase } from '../support/database.ts';
import { bodyOf, draft, paragraph, reader, text } from '../support/sample-issue.ts';

/** An issue goes out by the rules of pages: in a language once all of it is written, with links that lead somewhere. */
withDatabase();
withContentService();

beforeAll(async () => {
  registerMailTemplates(async () => allMailTemplates);
  await reader('asha@mail.example');
  await reader('deepa@mail.example', 'hi');
  await rowsOf('update site_settings set newsletter_mails_per_minute = 1000');
});
beforeEach(async () => {
  await rowsOf('delete from newsletter.sendings');
  await rowsOf('delete from mail.outgoing');
});

const send = async (id: number) => sendIssue(await contentService(), { id, by: systemActor });
const inHindi = async (id: number, data: object) => {
  const service = await contentService();
  await service.update({
    ...{ collection: 'newsletters' as const, id, data: data as never, draft: true, depth: 0 },
    ...{ locale: 'hi' as const, overrideAccess: true },
  });
};
const contentFor = async (email: string) => {
  const [mail] = await rowsOf<{ data: IssueMail }>('select data from mail.outgoing where recipient = $1', [
    email,
  ]);
  return mail?.data.content;
};
const linkTo = (url: string, words: string) => ({
  ...{ type: 'link', version: 3, fields: { linkType: 'custom', url } },
  children: [text(words)],
});

test('begun in Hindi it goes out once nothing of it is left in English', async () => {
  const id = await draft();
  await inHindi(id, { title: 'तीन तारीखें', subject: 'तारीखें', preview: 'What is new this month.' });
  const { isStarted, message } = await send(id);
  expect(isStarted).toBe(false);
  expect(message).toContain('“Body” is not written in Hindi yet.');
  expect(message).toContain('“What is new this month.” is not in Hindi yet.');
  expect(await sendingOf(id)).toBeUndefined();
  expect(await rowsOf(`select from newsletters where id = $1 and _status = 'published'`, [id])).toEqual([]);

  await inHindi(id, { preview: 'इस महीने की खबरें।', body: bodyOf(paragraph(text('नमस्ते।'))) });
  expect((await send(id)).isStarted).toBe(true);
  await sendNextBatch();
  expect(await contentFor('asha@mail.example')).toMatchObject({ subject: 'Dates' });
  expect(await contentFor('deepa@mail.example')).toMatchObject({ subject: 'तारीखें', title: 'तीन तारीखें' });
});

test('not begun in Hindi it goes to all of its readers in English, whole', async () => {
  const id = await draft({ slug: 'in-english' });
  expect((await send(id)).isStarted).toBe(true);
  await sendNextBatch();
  const english = await contentFor('asha@mail.example');
  expect(english?.address).toBe('http://localhost:3000/blogs-and-resources/in-english');
  expect(await contentFor('deepa@mail.example')).toEqual(english);
});

test('with a link that leads nowhere it stays a draft, in each language; its own address is none', async () => {
  const dead = (words: string) => bodyOf(paragraph(linkTo('/no-such-page', words)));
  const id = await draft({ body: dead('Read more'), slug: 'its-own' });
  await inHindi(id, { title: 'तारीखें', subject: 'तारीखें', preview: 'खबरें।', body: dead('और पढ़ें') });
  const { isStarted, message } = await send(id);
  expect(isStarted).toBe(false);
  expect(message).toContain('The link “Read more”: There is no page at /no-such-page.');
  expect(message).toContain('In Hindi: The link “और पढ़ें”: There is no page at /no-such-page.');
  const own = await draft({
    body: bodyOf(paragraph(linkTo('/blogs-and-resources/itself', 'On the site'))),
    slug: 'itself',
  });
  expect((await send(own)).isStarted).toBe(true);
});
