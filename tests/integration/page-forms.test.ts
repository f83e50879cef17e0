/** The forms without JavaScript: each page serves one sending, and all of them together have a bound an hour. */

import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { setEnvironment } from '../support/environment.ts';

setEnvironment({ RATE_LIMITS: 'on' });

import { Hono } from 'hono';
import { contentService } from '#content/read/content-service.ts';
import { momentFilledByHand, signedMoment } from '#enquiry/guards/filling-time.ts';
import { callBackRoutes, type RespondPlainPage } from '#enquiry/page/call-back-page.ts';
import { pageFormsPerHour } from '#enquiry/store/spend-captcha.ts';
import { newsletterRoutes } from '#newsletter/page/newsletter-routes.ts';
import { limitKey } from '#platform/rate-limits.ts';
import { withSeed } from '../support/content-service.ts';
import { countOf, rowsOf } from '../support/database.ts';
import { toolMailPage } from '../support/tool-mail-page.ts';
import { newVisitor, origin, sampleEnquiry } from '../support/visitor.ts';

withSeed();
const helpline = '1800 123 4567';
beforeAll(async () => {
  const service = await contentService();
  const { contact } = await service.findGlobal({ slug: 'site-settings', depth: 0 });
  await service.updateGlobal({ slug: 'site-settings', data: { contact: { ...contact, helpline } } });
});

const respond: RespondPlainPage = async ({ body, status }) =>
  new Response(renderToStaticMarkup(body), { status, headers: { 'content-type': 'text/html' } });
const site = new Hono()
  .route('/', callBackRoutes(respond, 'en'))
  .route('/', newsletterRoutes(respond, 'en'))
  .route('/', toolMailPage.routes(respond));

const textField = (key: string, value: unknown) => [key, value === true ? 'on' : String(value ?? '')];
let people = 0;

/** Each page with a form: where it is, what it is filled with, and how many times it has been taken. */
const pages = [
  {
    name: 'the call-back form',
    open: async () => '/call-back?from=/cruise&variant=general',
    send: (path: string) => path,
    fields: () => ({
      ...Object.fromEntries(Object.entries(sampleEnquiry()).map(([k, v]) => textField(k, v))),
    }),
    kept: 'value="Asha D’Souza"',
    taken: 303,
    count: () => countOf('call_from_experts'),
  },
  {
    name: 'another form with a page of its own',
    open: async () => '/forms/contact-us?from=/contact-us',
    send: (path: string) => path,
    fields: () => ({
      ...Object.fromEntries(Object.entries(sampleEnquiry()).map(([k, v]) => textField(k, v))),
      variant: 'contact-us',
      email: `asha${people}@contact.example`,
      topic: 'other',
      message: 'A question of mine.',
    }),
    kept: 'A question of mine.',
    taken: 303,
    count: () => countOf('contact_us_forms'),
  },
  {
    name: 'the newsletter',
    open: async () => '/newsletter',
    send: (path: string) => path,
    fields: () => ({ email: `asha${people}@news.example`, consent_news: 'on', from: '/' }),
    kept: 'value="asha',
    taken: 303,
    count: () => countOf('enquiry.news_wishes'),
  },
  {
    name: 'the mail of a result',
    open: toolMailPage.open,
    send: (path: string) => `${path}/send`,
    fields: () => ({ email: `asha${people}@result.example`, consent: 'on' }),
    kept: 'value="asha',
    taken: 200,
    count: () => countOf('mail.outgoing'),
  },
];
type Page = (typeof pages)[number];

const hidden = (html: string, name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1];

/** A page as a browser has it. */
async function opened(page: Page) {
  const path = await page.open();
  const answer = await site.request(origin + path);
  const html = await answer.text();
  const cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? '';
  const csrfToken = hidden(html, 'csrfToken') ?? '';
  return { path: page.send(path.replace(/\?.*/, '')), cookie, csrfToken };
}

async function send(form: Awaited<ReturnType<typeof opened>>, fields: Record<string, string>) {
  const answer = await site.request(origin + form.path, {
    method: 'POST',
    body: new URLSearchParams({ csrfToken: form.csrfToken, ...fields }),
    headers: { origin, 'sec-fetch-site': 'same-origin', cookie: form.cookie },
  });
  return { status: answer.status, html: await answer.text(), headers: answer.headers };
}

const aMomentAgo = () => signedMoment(Date.now() - 10_000);

beforeEach(async () => {
  people += 1;
  await rowsOf('delete from limits.attempts').catch(() => undefined);
});

describe.each(pages)('$name', (page) => {
  test('takes one sending of a page; the page that answers the next is good for another', async () => {
    const form = await opened(page);
    const before = await page.count();
    const moment = aMomentAgo();
    expect((await send(form, { ...page.fields(), moment })).status).toBe(page.taken);
    expect(await page.count()).toBeGreaterThan(before);

    people += 1;
    const replayed = await send(form, { ...page.fields(), moment });
    expect(replayed.status).toBe(403);
    expect(replayed.html).toContain('This form has already been sent');
    expect(replayed.html).toContain(page.kept);
    const after = await page.count();

    const fresh = hidden(replayed.html, 'moment');
    expect(momentFilledByHand(fresh, Date.now() + 3500)).toBeDefined();
    expect((await send(form, { ...page.fields(), moment: aMomentAgo() })).status).toBe(page.taken);
    expect(await page.count()).toBeGreaterThan(after);
  });

  test('many at once with one moment are one sending', async () => {
    const form = await opened(page);
    const before = await page.count();
    const moment = aMomentAgo();
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => {
        people += 1;
        return send(form, { ...page.fields(), moment });
      }),
    );
    expect(answers.filter(({ status }) => status === page.taken)).toHaveLength(1);
    expect(await page.count()).toBeGreaterThan(before);
  });

  test('asks for the captcha past the bound of the hour, with what was typed and the ways on', async () => {
    const form = await opened(page);
    expect((await send(form, { ...page.fields(), moment: aMomentAgo() })).status).toBe(page.taken);
    await fillTheHour();
    const before = await page.count();
    const moment = aMomentAgo();
    people += 1;
    const fields = page.fields();
    const refused = await send(form, { ...fields, moment });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3000);
    expect(refused.html).toContain('Turn on JavaScript');
    expect(refused.html).toContain(`Or call us on ${helpline}.`);
    expect(refused.html).toContain('try again in an hour');
    expect(refused.html).toContain(page.kept);
    expect(await page.count()).toBe(before);

    // The moment was not spent with it: an hour later the same page is taken.
    await rowsOf(`update limits.attempts set expire = 0 where key like 'page-forms:%'`);
    expect((await send(form, { ...fields, moment })).status).toBe(page.taken);
  });
});

/** Counts as if so many had been taken in this hour, by whatever instance. */
async function fillTheHour(): Promise<void> {
  const { name, points } = pageFormsPerHour;
  const changed = await rowsOf('update limits.attempts set points = $1 where key = $2 returning key', [
    points,
    `${name}:${limitKey('all')}`,
  ]);
  expect(changed).toHaveLength(1);
}

test('the form with a script goes on past that bound', async () => {
  const [page] = pages;
  if (!page) throw new Error('There is no page.');
  await send(await opened(page), { ...page.fields(), moment: aMomentAgo() });
  await fillTheHour();
  const { post } = await newVisitor();
  expect((await post('save_lead_data', sampleEnquiry())).status).toBe(200);
});

test.each([
  ['a name that every object has', { city: '__proto__' }],
  ['a character that no database stores', { city: 'Pune\u0000', name: 'Asha\u0000 Menon' }],
  ['one in what goes along unseen', { from: '/cruise\u0000', utm_source: 'mail\u0000', result: 'a\u0000b' }],
  ['an attached result that is none', { attach_result: 'on', result: '\u0000', key: '__proto__' }],
])('a form with %s is not a server error', async (_what, changes) => {
  const [page] = pages;
  if (!page) throw new Error('There is no page.');
  const form = await opened(page);
  const { status } = await send(form, { ...page.fields(), moment: aMomentAgo(), ...changes });
  expect(status).toBeLessThan(500);
});
