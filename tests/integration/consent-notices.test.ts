/** The consent notice in a language of the visitor's own: from a text that no one has read to a consent that names it. */

import { Hono } from 'hono';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { setEnvironment } from '../support/environment.ts';

setEnvironment();

import { consentsOf } from '#cases/case-consents.ts';
import { allPersonalData } from '#desk/all-personal-data.ts';
import { readAudit } from '#desk/audit/read-audit.ts';
import { GivenConsents } from '#desk/screens/case/given-consents.tsx';
import { noticesRoutes } from '#desk/screens/notices/notices.routes.tsx';
import { signedMoment } from '#enquiry/guards/filling-time.ts';
import { noticeParts } from '#enquiry/notices/notice-file.ts';
import { noticeRoutes } from '#enquiry/notices/notice-routes.ts';
import { noticeFiles } from '#enquiry/notices/read-notice-files.ts';
import { callBackRoutes, type RespondPlainPage } from '#enquiry/page/call-back-page.ts';
import { sweepAll } from '#platform/retention.ts';
import { withContentService } from '../support/content-service.ts';
import { rowsOf, withDatabase } from '../support/database.ts';
import { deskAs } from '../support/desk-as.ts';
import { newVisitor, origin, sampleEnquiry } from '../support/visitor.ts';

withDatabase();
withContentService();

const editor = {
  id: 1,
  name: 'Meera Iyer',
  email: 'm@broker.example',
  role: 'editor',
  sessionId: '',
} as const;

const respond: RespondPlainPage = async ({ body, status }) =>
  new Response(renderToStaticMarkup(body), { status, headers: { 'content-type': 'text/html' } });
const site = new Hono().route('/', callBackRoutes(respond, 'en')).route('/', noticeRoutes(respond, 'en'));
const get = async (path: string) => site.request(origin + path);
const textAt = async (path: string) => (await get(path)).text();

const file = (code: string) => noticeFiles().find((each) => each.code === code);
const [english, tamil, hindi] = [file('en'), file('ta'), file('hi')];
const desk = (path: string, fields?: Record<string, string>) =>
  deskAs(editor, { routes: noticesRoutes, path: `/words/notices${path}`, ...(fields && { fields }) });
const versions = { version: tamil?.version ?? '', english: english?.version ?? '' };
const hidden = (html: string, name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1];
const formFields = (changes: Record<string, unknown> = {}) =>
  Object.fromEntries(
    Object.entries(sampleEnquiry(changes)).map(([key, value]) => [
      key,
      value === true ? 'on' : String(value),
    ]),
  );

async function sendFrom(html: string, cookie: string, fields: Record<string, string>) {
  const carried = ['csrfToken', 'key', 'variant', 'from', 'notice'].flatMap((name) => {
    const value = hidden(html, name);
    return value === undefined ? [] : [[name, value]];
  });
  return site.request(`${origin}/call-back`, {
    method: 'POST',
    headers: { origin, cookie, 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({
      ...Object.fromEntries(carried),
      moment: signedMoment(Date.now() - 10_000),
      ...fields,
    }),
  });
}

const cookieOf = (answer: Response) => answer.headers.get('set-cookie')?.split(';')[0] ?? '';

async function noticesKept(phone: unknown) {
  return rowsOf<{ notice: string | null }>(
    `select distinct notice_language || '.' || notice_version as notice from consents
     where reference = (select reference from call_from_experts where phone = $1)`,
    [phone],
  );
}

async function expectNothingShown() {
  expect((await get('/consent-notice')).status).toBe(404);
  expect((await get('/consent-notice/ta')).status).toBe(404);
  expect(await textAt('/call-back')).not.toContain('notice_language');
}

test('a text that no one has read is on the desk, marked as unread, and no visitor sees it', async () => {
  const { html } = await desk('');
  expect(html).toContain('0 of 22 languages read');
  expect(html.match(/Unread, written by a machine/g)).toHaveLength(22);
  const { html: side } = await desk('/ta');
  expect(side).toContain(renderToStaticMarkup(tamil?.parts.board));
  expect(side).toContain(english?.parts.board);
  await expectNothingShown();
  // A version that was never shown is not kept.
  const form = sampleEnquiry({ notice: `ta.${versions.version}` });
  expect((await (await newVisitor()).post('save_lead_data', form)).status).toBe(200);
  expect(await noticesKept(form.phone)).toEqual([{ notice: null }]);
});

test('a reader is named, of the staff or not; Hindi alone opens no choice, Tamil does', async () => {
  const read = { ...versions, version: hindi?.version ?? '', reader: 'me' };
  expect((await desk('/hi/read', read)).status).toBe(303);
  await expectNothingShown();

  const nameless = await desk('/ta/read', { ...versions, reader: 'other', name: ' ' });
  expect([nameless.status, nameless.html]).toEqual([422, expect.stringContaining('enter the name')]);
  const stale = await desk('/ta/read', { ...versions, version: '2026-01-01', reader: 'me' });
  expect([stale.status, stale.html]).toEqual([422, expect.stringContaining('changed in the meantime')]);
  await expectNothingShown();

  const name = 'Dr. K. Selvi, translator';
  expect((await desk('/ta/read', { ...versions, reader: 'other', name })).status).toBe(303);
  expect((await desk('/ta')).html).toMatch(
    /Read by Dr\. K\. Selvi, translator on .*, recorded by Meera Iyer\./,
  );
  const list = await textAt('/consent-notice?from=/cruise');
  expect(list.match(/<li>/g)).toHaveLength(3);
  expect(list).toContain('href="/consent-notice/ta?variant=general&amp;from=%2Fcruise" lang="ta-IN"');
  expect((await get('/consent-notice/bn')).status).toBe(404);
});

test('a visitor who reads the notice and then sends the form has its language and version beside each consent', async () => {
  const page = await textAt('/consent-notice/ta?from=/cruise');
  expect(page).toContain('lang="ta-IN" dir="ltr"');
  const [, back = ''] = /href="(\/call-back\?[^"]*notice=[^"]*)"/.exec(page) ?? [];
  const opened = await get(back.replaceAll('&amp;', '&'));
  const html = await opened.text();
  expect(html).toContain('<section class="own-notice" id="notice" lang="ta-IN"');
  const fields = formFields({ consent_share: true });
  expect((await sendFrom(html, cookieOf(opened), fields)).status).toBe(303);
  expect(await noticesKept(fields.phone)).toEqual([{ notice: `ta.${versions.version}` }]);

  const [found] = await rowsOf<{ reference: string }>(
    'select reference from call_from_experts where phone = $1',
    [fields.phone],
  );
  const consents = await consentsOf(found?.reference ?? '');
  expect(renderToStaticMarkup(GivenConsents({ consents, events: [] }))).toContain(
    `They read the notice in Tamil, version ${versions.version}.`,
  );
});

test('a language that is chosen in the form brings the notice, and keeps all that was typed', async () => {
  const opened = await get('/call-back?from=/cruise');
  const form = await opened.text();
  expect(form).toMatch(/Request the call<[\s\S]*value="ta" lang="ta-IN" dir="ltr" name="notice_language"/);
  const fields = formFields();
  const chosen = await sendFrom(form, cookieOf(opened), { ...fields, phone: '98450', notice_language: 'ta' });
  const html = await chosen.text();
  expect(chosen.status).toBe(200);
  expect(html).toContain('id="notice" lang="ta-IN"');
  expect(html).toContain('value="98450"');
  expect(html).not.toContain('There is a problem');
  // A problem with the form leaves the notice where it is.
  const wrong = await (await sendFrom(html, cookieOf(opened), { ...fields, phone: '98450' })).text();
  expect(wrong).toContain('id="notice" lang="ta-IN"');
  expect((await sendFrom(wrong, cookieOf(opened), fields)).status).toBe(303);
  expect(await noticesKept(fields.phone)).toEqual([{ notice: `ta.${versions.version}` }]);
});

test('a correction is a new version that is unread, and so is every translation after a new English', async () => {
  const parts = Object.fromEntries(noticeParts.map((part) => [part, tamil?.parts[part] ?? '']));
  const wrong = await desk('/ta', { ...parts, version: versions.version, email: 'form' });
  expect([wrong.status, wrong.html]).toEqual([422, expect.stringContaining('does not name {supportEmail}')]);
  const keeping = parts.keeping?.replace('.', ',') ?? '';
  expect((await desk('/ta', { ...parts, version: versions.version, keeping })).status).toBe(303);
  const after = (await desk('/ta')).html;
  expect(after).toContain('Unread, changed after Dr. K. Selvi, translator had read it');
  await expectNothingShown();

  const version = hidden(after, 'version') ?? '';
  expect(version).toMatch(/^\d{4}-\d\d-\d\d\.1$/);
  await desk('/ta/read', { version, english: versions.english, reader: 'me' });
  expect(await textAt('/consent-notice/ta')).toContain(keeping);

  const inEnglish = Object.fromEntries(noticeParts.map((part) => [part, english?.parts[part] ?? '']));
  await desk('/en', {
    ...inEnglish,
    version: versions.english,
    keeping: 'The form states how long. Then we delete.',
  });
  expect((await desk('')).html).toContain('0 of 22 languages read');
  expect((await desk('/ta')).html).toContain('the English was changed after Meera Iyer had read it');
  await expectNothingShown();
});

test('a reading is withdrawn, and every step is in the audit log', async () => {
  const page = (await desk('/ta')).html;
  const now = { version: hidden(page, 'version') ?? '', english: hidden(page, 'english') ?? '' };
  await desk('/ta/read', { ...now, reader: 'me' });
  expect((await get('/consent-notice/ta')).status).toBe(200);
  await desk('/ta/withdraw', {});
  await expectNothingShown();
  expect((await desk('/ta')).html).toContain('Unread, withdrawn by Meera Iyer on ');
  const entries = await readAudit({ filter: { group: 'notices' }, limit: 20 });
  expect(entries.reverse().map(({ kind, about }) => [kind, about?.split(' ')[0]])).toEqual([
    ['notice-read', 'Hindi'],
    ['notice-read', 'Tamil'],
    ['notice-corrected', 'Tamil'],
    ['notice-read', 'Tamil'],
    ['notice-corrected', 'English'],
    ['notice-read', 'Tamil'],
    ['notice-withdrawn', 'Tamil'],
  ]);
});

test('readings and wordings go three years after they were replaced, those in use stay', async () => {
  await rowsOf(`update enquiry.notice_readings set read_at = now() - interval '4 years',
    withdrawn_at = withdrawn_at - interval '4 years'`);
  await rowsOf(`update enquiry.notice_texts set made_at = now() - interval '4 years'`);
  await sweepAll(allPersonalData);
  expect(await rowsOf('select language from enquiry.notice_readings')).toEqual([{ language: 'hi' }]);
  const kept = await rowsOf<{ text: string }>(
    `select language || ' ' || (version like '%.%') as text from enquiry.notice_texts order by id`,
  );
  // The shipped wordings that Hindi's reading is of, and those of the staff that are in force.
  expect(kept.map(({ text }) => text)).toEqual(['hi false', 'en false', 'ta true', 'en true']);
});
