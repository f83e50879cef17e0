import { Hono } from 'hono';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, test } from 'vitest';
import { setEnvironment } from '../support/environment.ts';

const { dataDir } = setEnvironment();

import { allPersonalData } from '#desk/all-personal-data.ts';
import { signedMoment } from '#enquiry/guards/filling-time.ts';
import { newsletterRoutes } from '#newsletter/page/newsletter-routes.ts';
import { handleNewsletterRequest } from '#newsletter/subscribers/handle-request.ts';
import { unsubscribeTokenOf } from '#newsletter/subscribers/unsubscribe-token.ts';
import { sweepAll } from '#platform/retention.ts';
import { withContentService } from '../support/content-service.ts';
import { countOf, rowsOf, withDatabase } from '../support/database.ts';
import { findTraces } from '../support/find-traces.ts';
import { newVisitor, origin, sampleEnquiry } from '../support/visitor.ts';

withDatabase();
withContentService();

const site = new Hono().route(
  '/',
  newsletterRoutes(async ({ title, body, status }) => {
    const html = `<title>${title}</title>${renderToStaticMarkup(body)}`;
    return new Response(html, { status, headers: { 'content-type': 'text/html' } });
  }, 'en'),
);
const at = (path: string, init?: RequestInit) => site.request(origin + path, init);
const press = (path: string, body = '') =>
  at(path, { method: 'POST', body, headers: { 'content-type': 'application/x-www-form-urlencoded' } });

beforeEach(async () => {
  await rowsOf('delete from enquiry.news_wishes');
  await rowsOf('delete from mail.outgoing');
  await rowsOf('delete from newsletter_subscribers');
});

async function ask(email: string, changes: Record<string, unknown> = {}) {
  const { post } = await newVisitor();
  return post('subscribe_newsletter', { email, consent_news: true, ...changes });
}

/** As the worker does, whenever it comes to it. */
async function takeUpAll(): Promise<void> {
  for (const { id } of await rowsOf<{ id: string }>('select id from enquiry.news_wishes'))
    await handleNewsletterRequest({ wishId: id });
}

const subscribers = () =>
  rowsOf<{ id: number; email: string | null; state: string; source: string; consent_version: string }>(
    'select * from newsletter_subscribers order by id',
  );
const mails = () =>
  rowsOf<{ template: string; recipient: string; data: { confirm?: string; leave?: string } }>(
    'select template, recipient, data from mail.outgoing order by id',
  );

async function confirmPath(): Promise<string> {
  const link = (await mails()).at(-1)?.data.confirm ?? '';
  return link.replace('http://localhost:3000', '');
}

async function subscribed(email: string): Promise<number> {
  await ask(email);
  await takeUpAll();
  expect((await press(await confirmPath())).status).toBe(200);
  return (await subscribers()).at(-1)?.id ?? 0;
}

test('an address is on the list once the button behind its mail’s link was pressed, and no sooner', async () => {
  const { status, body } = await ask('Asha@mail.example', { referrer_url: `${origin}/cruise?utm_source=x` });
  expect([status, body.status_code, body.data]).toEqual([200, 1, {}]);
  await takeUpAll();
  expect(await mails()).toMatchObject([{ template: 'newsletter-confirm', recipient: 'Asha@mail.example' }]);
  expect(await subscribers()).toMatchObject([
    {
      email: 'Asha@mail.example',
      state: 'pending',
      source: 'dialog /cruise',
      consent_version: '2026-11-21',
    },
  ]);

  const path = await confirmPath();
  // Mail programs follow links: that changes nothing.
  const opened = await at(path);
  expect(await opened.text()).toContain('<button type="submit"');
  expect(opened.headers.get('referrer-policy')).toBe('no-referrer');
  expect((await subscribers())[0]?.state).toBe('pending');

  expect(await (await press(path)).text()).toContain('You are subscribed');
  expect((await subscribers())[0]?.state).toBe('confirmed');
  expect((await press(path)).status).toBe(200);
  // The link's token is stored in a form that confirms nothing.
  const token = path.split('/').at(-1) ?? '';
  await rowsOf('delete from mail.outgoing');
  expect(await findTraces([token], dataDir)).toEqual([]);
});

test('a link that is made up, too old, or replaced by a newer one is not valid', async () => {
  expect((await press('/newsletter/confirm/made-up')).status).toBe(404);
  await ask('old@mail.example');
  await takeUpAll();
  const first = await confirmPath();
  await rowsOf(`update newsletter_subscribers set asked_at = now() - interval '8 days', mailed_at = null`);
  expect((await press(first)).status).toBe(404);
  await ask('OLD@mail.example');
  await takeUpAll();
  expect(await countOf('newsletter_subscribers')).toBe(1);
  expect((await press(first)).status).toBe(404);
  expect((await press(await confirmPath())).status).toBe(200);
});

test('the answer is the same for an address that is new, waits, is on the list, or has left', async () => {
  const id = await subscribed('known@mail.example');
  const gone = await subscribed('gone@mail.example');
  await press(`/newsletter/leave/${unsubscribeTokenOf(gone)}`);
  await ask('waits@mail.example');
  await takeUpAll();
  const answers = [];
  for (const name of ['new', 'waits', 'known', 'gone']) {
    const before = await countOf('enquiry.news_wishes');
    const { status, body } = await ask(`${name}@mail.example`);
    // The same row is written for each, and nothing else is looked at.
    answers.push([status, body, (await countOf('enquiry.news_wishes')) - before]);
  }
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(id).toBeGreaterThan(0);
});

test('no address gets two mails in a day; a person who is on the list already learns so by mail', async () => {
  for (let time = 0; time < 3; time++) {
    await ask('often@mail.example');
    await takeUpAll();
  }
  expect(await mails()).toHaveLength(1);
  await subscribed('listed@mail.example');
  await rowsOf('update newsletter_subscribers set mailed_at = null');
  await ask('listed@mail.example');
  await takeUpAll();
  expect((await mails()).at(-1)).toMatchObject({
    template: 'newsletter-already',
    data: { leave: expect.stringContaining('/newsletter/leave/') },
  });
  expect((await subscribers()).at(-1)?.state).toBe('confirmed');
});

test('one press leaves, from a mail program too, and of the address no letter stays', async () => {
  const id = await subscribed('leaves@mail.example');
  await rowsOf('delete from mail.outgoing');
  const path = `/newsletter/leave/${unsubscribeTokenOf(id)}`;
  expect(await (await at(path)).text()).toContain('Unsubscribe');
  expect((await subscribers())[0]?.state).toBe('confirmed');
  // RFC 8058: no cookie, no token, no origin.
  expect((await press(path, 'List-Unsubscribe=One-Click')).status).toBe(200);
  expect(await subscribers()).toMatchObject([{ state: 'unsubscribed', email: null, source: null }]);
  expect(await findTraces(['leaves@mail'], dataDir)).toEqual([]);
  expect((await press(path)).status).toBe(200);
  for (const key of [
    `${id}-${'x'.repeat(43)}`,
    `${id + 1}-${unsubscribeTokenOf(id).split('-')[1]}`,
    'nothing',
  ])
    expect((await press(`/newsletter/leave/${key}`)).status, key).toBe(404);
});

test('after an erasure the link of an earlier issue does not say that it has ended a later subscription', async () => {
  const path = `/newsletter/leave/${unsubscribeTokenOf(await subscribed('erased@mail.example'))}`;
  await rowsOf('delete from newsletter_subscribers');
  await subscribed('erased@mail.example');
  expect(await (await press(path)).text()).toContain('This link belongs to an earlier subscription');
  expect(await subscribers()).toMatchObject([{ state: 'confirmed' }]);
});

test('a person who left and asks again confirms again, and an unconfirmed request expires after seven days', async () => {
  const id = await subscribed('again@mail.example');
  await press(`/newsletter/leave/${unsubscribeTokenOf(id)}`);
  await rowsOf('update newsletter_subscribers set mailed_at = null');
  await ask('again@mail.example');
  await ask('never@mail.example');
  await takeUpAll();
  expect((await subscribers()).map(({ state }) => state)).toEqual(['pending', 'pending']);
  await rowsOf(`update newsletter_subscribers set asked_at = now() - interval '7 days 1 hour'`);
  // The mails could not be delivered, as to a mistyped address.
  await rowsOf(`update mail.outgoing set state = 'failed', created_at = now() - interval '7 days 1 hour'`);
  await sweepAll(allPersonalData);
  expect(await subscribers()).toMatchObject([{ id, state: 'unsubscribed', email: null }]);
  expect(await findTraces(['again@mail', 'never@mail'], dataDir)).toEqual([]);
});

test('a tick for news with an e-mail address on any form asks for a confirmation; without either, nothing does', async () => {
  const { post } = await newVisitor();
  const corporate = { variant: 'corporate', email: 'ticked@mail.example' };
  await post('save_lead_data', sampleEnquiry({ ...corporate, consent_news: true }));
  await post('save_lead_data', sampleEnquiry({ ...corporate, email: 'unticked@mail.example' }));
  await post('save_lead_data', sampleEnquiry({ consent_news: true }));
  await takeUpAll();
  const asked = (await mails()).filter(({ template }) => template === 'newsletter-confirm');
  expect(asked.map(({ recipient }) => recipient)).toEqual(['ticked@mail.example']);
  expect(await subscribers()).toMatchObject([{ state: 'pending', source: 'dialog /' }]);
});

test('errors are reported by field, and nothing of the form is kept', async () => {
  const untouched = await ask('nobody@mail.example', { consent_news: undefined });
  expect([untouched.status, untouched.body.errors]).toEqual([
    422,
    { consent_news: 'Please tick this so that we may send you news.' },
  ]);
  expect((await ask('no address')).body.errors).toEqual({ email: 'Please enter valid email id' });
  expect((await ask('robot@mail.example', { website: 'x' })).status).toBe(422);
  expect(await countOf('enquiry.news_wishes')).toBe(0);
});

test('without a script the form is a page: checked, sent, and followed by where to look next', async () => {
  const looked = await press('/newsletter', 'email=by%40hand.example&consent_news=on&from=%2Fcruise');
  // With none a browser would send the form from nowhere.
  expect(looked.headers.get('referrer-policy')).not.toBe('no-referrer');
  const html = await looked.text();
  expect(html).toContain('value="by@hand.example"');
  expect(html).toMatch(/name="consent_news" checked=""/);
  const csrfToken = /name="csrfToken" value="([^"]+)"/.exec(html)?.[1] ?? '';
  const body = (moment: string) =>
    String(
      new URLSearchParams({
        email: 'by@hand.example',
        consent_news: 'on',
        from: '/cruise',
        csrfToken,
        moment,
      }),
    );
  const send = (moment: string) =>
    at('/newsletter', {
      method: 'POST',
      body: body(moment),
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        origin,
        cookie: looked.headers.get('set-cookie')?.split(';')[0] ?? '',
      },
    });
  expect((await send(signedMoment())).status).toBe(403);
  const sent = await send(signedMoment(Date.now() - 10_000));
  expect([sent.status, sent.headers.get('location')]).toEqual([303, '/newsletter/asked']);
  expect(await (await at('/newsletter/asked')).text()).toContain('Check your inbox');
  await takeUpAll();
  expect(await subscribers()).toMatchObject([{ email: 'by@hand.example', source: 'page /cruise' }]);
});
