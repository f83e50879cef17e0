import fs from 'node:fs';
import path from 'node:path';
import { Hono } from 'hono';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { setEnvironment } from '../support/environment.ts';

const { dataDir } = setEnvironment({ RATE_LIMITS: 'on', CRM_WEBHOOK_URL: 'http://127.0.0.1:9/hook' });

import { contentService } from '#content/read/content-service.ts';
import { allPersonalData } from '#desk/all-personal-data.ts';
import { allMailTemplates } from '#desk/mails/all-mail-templates.ts';
import { startDeliveries } from '#enquiry/deliveries/start-deliveries.ts';
import { startOutbox } from '#mail/outbox/start-outbox.ts';
import { startNewsletter } from '#newsletter/start-newsletter.ts';
import { privacyStepsEndpoint } from '#panel/endpoints/privacy-steps.endpoint.ts';
import { inTransaction } from '#platform/database.ts';
import { sweepAll } from '#platform/retention.ts';
import type { exportJson } from '#privacy/own-page/export-json.ts';
import { privacyRoutes } from '#privacy/own-page/privacy-routes.ts';
import { collectData } from '#privacy/person/collect-data.ts';
import { findPerson } from '#privacy/person/find-person.ts';
import { startPrivacy } from '#privacy/start-privacy.ts';
import { staffMember, withContentService } from '../support/content-service.ts';
import { createPersonalData, type SamplePerson } from '../support/create-personal-data.ts';
import { rowsOf, withDatabase } from '../support/database.ts';
import { findTraces } from '../support/find-traces.ts';
import { newVisitor, origin, sampleEnquiry } from '../support/visitor.ts';

/**
 * A person sees, stops, corrects and erases what we hold of them. What is left is looked for in every column of every
 * table and in every file: a new table is in the search by itself.
 */
withDatabase();
withContentService();

type Staff = Awaited<ReturnType<typeof staffMember>>;
let administrator: Staff;
let adviser: Staff;
beforeAll(async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  administrator = await staffMember('administrator');
  adviser = await staffMember('adviser');
  await startOutbox(async () => allMailTemplates);
  await startDeliveries();
  await startNewsletter();
  await startPrivacy(allPersonalData);
});
beforeEach(() => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
});

const routes = new Hono().route(
  '/',
  privacyRoutes({
    respond: async ({ body, status }) => {
      const headers = { 'content-type': 'text/html' };
      return new Response(renderToStaticMarkup(body), { status, headers });
    },
    locale: 'en',
    places: allPersonalData,
  }),
);

async function send(address: string, form: Record<string, string>, cookie = '') {
  const headers = { origin, cookie, 'content-type': 'application/x-www-form-urlencoded' };
  const body = new URLSearchParams(form).toString();
  return routes.request(`${origin}${address}`, { method: 'POST', headers, body });
}

/** The newest link that was mailed to this address. */
function linkTo(email: string): string | undefined {
  const folder = path.join(dataDir, 'mail');
  const files = fs.existsSync(folder) ? fs.readdirSync(folder).map((file) => path.join(folder, file)) : [];
  const mails = files
    .sort((one, other) => fs.statSync(one).mtimeMs - fs.statSync(other).mtimeMs)
    .map((file) => fs.readFileSync(file, 'latin1'));
  const links = mails
    .filter((mail) => mail.includes(`To: ${email}`))
    .flatMap((mail) => /\/privacy\/request\/open\/[\w-]{43}/.exec(mail.replaceAll('=\r\n', '')) ?? []);
  return links.at(-1);
}

async function openPage({ email }: Pick<SamplePerson, 'email'>): Promise<string> {
  await send('/privacy/request/ask', { email });
  const link = await vi.waitFor(() => linkTo(email) ?? Promise.reject(new Error('no link')), patience);
  const opened = await send(link, {});
  expect(opened.status).toBe(303);
  const session = opened.headers.get('set-cookie')?.split(';')[0] ?? '';
  return session;
}

async function look(session: string) {
  const answer = await routes.request(`${origin}/privacy/request/mine`, { headers: { cookie: session } });
  const html = await answer.text();
  const token = /name="csrfToken" value="([^"]*)"/.exec(html)?.[1] ?? '';
  const cookie = `${session}; ${answer.headers.get('set-cookie')?.split(';')[0] ?? ''}`;
  return { status: answer.status, html, token, cookie };
}

const patience = { timeout: 6_000, interval: 100 };

async function step(name: string, user: Staff, kind: string, words = '') {
  const [request] = await rowsOf<{ id: number }>(
    `select id from privacy_requests where kind = $1 and settled_at is null order by id desc limit 1`,
    [kind],
  );
  const req = {
    user,
    headers: new Headers({ 'user-agent': 'A test' }),
    routeParams: { id: String(request?.id), step: name },
    json: async () => ({ words }),
    payload: await contentService(),
  };
  const handler = privacyStepsEndpoint.handler as (req: unknown) => Promise<Response>;
  return { id: request?.id, status: (await handler(req)).status };
}

test('everybody is told the same, and a mail goes only to whom we know', async () => {
  const known = await createPersonalData('Pqzvknown');
  const answers = await Promise.all(
    [known.email, 'nobody@mail.example'].map(async (email) =>
      (await send('/privacy/request/ask', { email })).text(),
    ),
  );
  expect(answers[0]).toBe(answers[1]);
  await vi.waitFor(() => expect(linkTo(known.email)).toBeDefined(), patience);
  await expect.poll(() => rowsOf('select * from privacy.asked'), patience).toEqual([]);
  expect(linkTo('nobody@mail.example')).toBeUndefined();
});

test('a link opens once, within its hour, for who presses, and only its digest is kept', async () => {
  const known = await createPersonalData('Pqzvonce');
  await send('/privacy/request/ask', { email: known.email });
  const link = await vi.waitFor(() => linkTo(known.email) ?? Promise.reject(new Error('no link')), patience);
  expect(await findTraces([path.basename(link)], dataDir)).toEqual(['mail/']);
  // A program that follows links spends nothing.
  for (let time = 0; time < 2; time += 1) expect((await routes.request(`${origin}${link}`)).status).toBe(200);
  const pressed = await Promise.all([send(link, {}), send(link, {})]);
  expect(pressed.map(({ status }) => status).sort()).toEqual([303, 404]);
  expect((await routes.request(`${origin}${link}`)).status).toBe(404);
  expect((await look('privacy=anything')).status).toBe(404);

  await rowsOf('delete from limits.attempts');
  await send('/privacy/request/ask', { email: known.email });
  await vi.waitFor(() => expect(linkTo(known.email)).not.toBe(link), patience);
  const late = linkTo(known.email) ?? '';
  await rowsOf(`update privacy.keys set created_at = created_at - interval '61 minutes'`);
  expect((await send(late, {})).status).toBe(404);
});

test('a person’s page shows all that we hold of them and nothing of another, in words and as JSON', async () => {
  const [one, other] = [await createPersonalData('Rqzvone'), await createPersonalData('Rqzvother')];
  const session = await openPage(one);
  const { html } = await look(session);
  for (const mark of one.marks) expect(html).toContain(mark);
  for (const mark of [...other.marks, other.email]) expect(html).not.toContain(mark);

  const headers = { cookie: session };
  const json = await (await routes.request(`${origin}/privacy/request/mine/data.json`, { headers })).text();
  const { places, files } = JSON.parse(json) as Awaited<ReturnType<typeof exportJson>>;
  // The same search as after the erasure: wherever something of theirs is, the export has it.
  const columnsWithTheirs = (await findTraces([...one.marks, one.email], dataDir)).filter(
    (place) => !place.endsWith('/'),
  );
  const exported = Object.entries(places).flatMap(([place, rows]) =>
    [
      ...new Set(
        rows.flatMap((row) =>
          Object.entries(row).flatMap(([column, value]) =>
            new RegExp([...one.marks, one.email].join('|'), 'i').test(JSON.stringify(value)) ? [column] : [],
          ),
        ),
      ),
    ].map((column) => `${place}.${column}`),
  );
  expect(columnsWithTheirs.filter((place) => !exported.includes(place))).toEqual([]);
  expect(columnsWithTheirs).toContain('public.call_from_experts.name');
  expect(files.map(({ place }) => place)).toEqual(expect.arrayContaining(['files/', 'mail/']));
  expect(json).not.toMatch(new RegExp(other.marks.join('|'), 'i'));
});

test('a consent is withdrawn at once, and only one’s own', async () => {
  const [one, other] = [await createPersonalData('Sqzvone'), await createPersonalData('Sqzvother')];
  const { token: csrfToken, cookie } = await look(await openPage(one));
  const consentsOf = (reference: string | undefined) =>
    rowsOf<{ id: number }>(
      `select id, state, withdrawn_source from consents where reference = $1 and purpose = 'consent_share'`,
      [reference],
    );
  const [own] = await consentsOf(one.references[0]);
  const [others] = await consentsOf(other.references[0]);
  for (const consent of [own, others]) {
    const answer = await send(
      '/privacy/request/mine/withdraw',
      { csrfToken, consent: String(consent?.id) },
      cookie,
    );
    expect(answer.status).toBe(303);
  }
  expect(await consentsOf(one.references[0])).toMatchObject([
    { state: 'withdrawn', withdrawn_source: 'visitor' },
  ]);
  expect(await consentsOf(other.references[0])).toMatchObject([{ state: 'given', withdrawn_source: null }]);
  const noToken = await send('/privacy/request/mine/withdraw', { consent: String(own?.id) }, cookie);
  expect(noToken.status).toBe(403);
});

test('a correction is carried out by a press of staff, in the answers and in the column', async () => {
  const one = await createPersonalData('Tqzvone');
  const { token: csrfToken, cookie } = await look(await openPage(one));
  const [reference = ''] = one.references;
  const correct = (which: string, right: string) =>
    send('/privacy/request/mine/correct', { csrfToken, which, right }, cookie);
  expect((await correct(`${reference} phone`, '123')).status).toBe(422);
  expect((await correct(`${reference} city`, 'Nagpur, Maharashtra')).status).toBe(303);
  expect(await step('erase', administrator, 'correction')).toMatchObject({ status: 409 });
  expect(await step('correct', adviser, 'correction')).toMatchObject({ status: 200 });
  const [record] = await rowsOf<{ city: string; answers: { field: string; words: string }[] }>(
    'select city, answers from call_from_experts where reference = $1',
    [reference],
  );
  expect(record?.city).toBe('Nagpur, Maharashtra');
  expect(record?.answers.find(({ field }) => field === 'city')?.words).toBe('Nagpur, Maharashtra');
});

test('who gave no e-mail address is called first: nothing is shown or done before that', async () => {
  const one = await createPersonalData('Uqzvone');
  const [reference = ''] = one.references;
  const ask = (last_digits: string) =>
    send('/privacy/request/ask-by-phone', {
      reference: reference.toLowerCase(),
      last_digits,
      kind: 'erasure',
    });
  const answers = await Promise.all(
    [ask('0000'), ask(one.phone.slice(-4))].map(async (each) => (await each).text()),
  );
  expect(answers[0]).toBe(answers[1]);
  const requests = () =>
    rowsOf('select state, phone, via from privacy_requests where about_reference = $1', [reference]);
  await expect.poll(requests, patience).toEqual([{ state: 'asked', phone: one.phone, via: 'phone' }]);
  expect(await step('erase', administrator, 'erasure')).toMatchObject({ status: 409 });
  expect(await step('confirm', adviser, 'erasure')).toMatchObject({ status: 200 });
  expect(await step('erase', adviser, 'erasure')).toMatchObject({ status: 403 });
  expect(await step('refuse', adviser, 'erasure')).toMatchObject({ status: 409 });
  expect(await step('refuse', adviser, 'erasure', 'They took it back in the call.')).toMatchObject({
    status: 200,
  });
  await rowsOf('delete from limits.attempts');
  for (let time = 0; time < 5; time += 1) await ask('0000');
  expect((await ask('0000')).status).toBe(429);
});

test('who is erased is found nowhere, in no column and no file, and another stays as they were', async () => {
  await rowsOf('delete from limits.attempts');
  const [one, other] = [await createPersonalData('Vqzvone'), await createPersonalData('Vqzvother')];
  await vi.waitFor(async () => {
    const [row] = await rowsOf<{ count: number }>(
      `select count(*)::int as count from deliveries where reference = any($1) and state = 'sent'`,
      [one.references],
    );
    expect(row?.count).toBe(5);
    expect(await rowsOf('select from enquiry.news_wishes')).toEqual([]);
    expect(await rowsOf(`select from mail.outgoing where state <> 'sent'`)).toEqual([]);
  }, patience);
  const theirs = [...one.marks, one.email];
  const ofOther = await findTraces([...other.marks, other.email], dataDir);
  const { token: csrfToken, cookie } = await look(await openPage(one));
  expect((await send('/privacy/request/mine/erase', { csrfToken }, cookie)).status).toBe(422);
  expect((await send('/privacy/request/mine/erase', { csrfToken, sure: 'on' }, cookie)).status).toBe(303);
  expect(await findTraces(theirs, dataDir)).toEqual(
    expect.arrayContaining([
      'mail/',
      'files/',
      'public.newsletter_subscribers.email',
      'enquiry.uploads.name',
    ]),
  );

  const { id, status } = await step('erase', administrator, 'erasure');
  expect(status).toBe(200);
  // The last mail and our own people’s notice still go out; the CRM, which takes nothing here, is told by reference.
  await vi.waitFor(async () => {
    expect(await rowsOf(`select state from mail.outgoing where state <> 'sent'`)).toEqual([]);
    expect(await findTraces([...one.marks.slice(0, 2), one.email], dataDir)).toEqual(['mail/']);
  }, patience);
  await rowsOf(`update deliveries set state = 'sent' where subject = 'person.erased'`);
  const aDayAgo = Date.now() / 1000 - 2 * 86_400;
  const folder = path.join(dataDir, 'mail');
  await vi.waitFor(async () => {
    // A mail that was on its way may come a moment after the others.
    for (const file of fs.readdirSync(folder)) fs.utimesSync(path.join(folder, file), aDayAgo, aDayAgo);
    await sweepAll(allPersonalData);
    expect(await findTraces(theirs, dataDir)).toEqual([]);
  }, patience);

  const left = await findTraces([...other.marks, other.email], dataDir);
  expect(left).toEqual(ofOther);
  const [request] = await rowsOf<{ reference: string }>(
    'select reference from privacy_requests where id = $1',
    [id],
  );
  expect(
    await rowsOf(`select kind, user_id, who, about from staff.audit_log where kind = 'person-erased'`),
  ).toEqual([
    {
      kind: 'person-erased',
      user_id: administrator.id,
      who: administrator.name,
      about: `Privacy request ${request?.reference}`,
    },
  ]);
  const [record] = await rowsOf<{ person_code: string; erased: Record<string, number> }>(
    'select state, person_code, erased, email, phone from privacy_requests where id = $1',
    [id],
  );
  expect(record).toMatchObject({ state: 'done', email: null, phone: null, person_code: expect.any(String) });
  expect(record?.erased).toMatchObject({ 'public.call_from_experts': 1, 'public.posp_agent_forms': 1 });
  expect(record?.erased).toMatchObject({
    'tools.attached_results': 1,
    'public.newsletter_subscribers': 1,
    'enquiry.uploads': 1,
    'files/': 1,
  });
});

test('what a law keeps stays whole, and the person is told', async () => {
  await rowsOf('delete from limits.attempts');
  const one = await createPersonalData('Wqzvone');
  await rowsOf(
    `update site_settings_locales set privacy_held_back_agents_months = 'Records of agents: five years.'`,
  );
  const { token: csrfToken, cookie, html } = await look(await openPage(one));
  expect(html).toContain('Records of agents: five years.');
  await send('/privacy/request/mine/erase', { csrfToken, sure: 'on' }, cookie);
  const { id, status } = await step('erase', administrator, 'erasure');
  await rowsOf('update site_settings_locales set privacy_held_back_agents_months = null');
  expect(status).toBe(200);
  const [request] = await rowsOf('select state, outcome from privacy_requests where id = $1', [id]);
  expect(request).toEqual({ state: 'held-back', outcome: 'Records of agents: five years.' });
  const [lead, agent] = one.references;
  expect(await rowsOf('select from call_from_experts where reference = $1', [lead])).toHaveLength(0);
  expect(await rowsOf('select from posp_agent_forms where reference = $1', [agent])).toHaveLength(1);
  expect(await rowsOf('select from consents where reference = $1', [agent])).toHaveLength(4);
});

test('an address never leads to what others sent with the number beside it', async () => {
  const phone = '9811122233';
  const victim = await newVisitor();
  await victim.post('save_lead_data', sampleEnquiry({ name: 'Xqzvvictim', phone }));
  const { post } = await newVisitor();
  await post('save_lead_data', sampleEnquiry({ variant: 'corporate', email: 'thief@mail.example', phone }));
  const { rows } = await inTransaction(async (client) =>
    collectData(
      client,
      allPersonalData,
      await findPerson(client, allPersonalData, { email: 'thief@mail.example' }),
    ),
  );
  expect(JSON.stringify([...rows])).not.toContain('Xqzvvictim');
  expect(rows.get('public.call_from_experts')).toHaveLength(1);
});

test('a person names who may act for them, changes it, takes it back, and has it erased with the rest', async () => {
  const one = await createPersonalData('Nqzvone');
  const session = await openPage(one);
  const { token: csrfToken, cookie } = await look(session);
  const ask = (wish: string, nominee: Record<string, string> = {}) =>
    send(`/privacy/request/mine/${wish}`, { csrfToken, ...nominee }, cookie);
  const kept = () =>
    rowsOf(
      `select nominee_name as name, nominee_contact as contact, state from privacy_requests
       where email = $1 and kind = 'nomination' order by id`,
      [one.email],
    );
  expect((await ask('nominate', { nominee: 'Nqzvfirst Rao', contact: '' })).status).toBe(422);
  expect(await kept()).toEqual([]);

  expect((await ask('nominate', { nominee: 'Nqzvfirst Rao', contact: '9811111111' })).status).toBe(303);
  expect((await look(session)).html).toContain('<strong>Nqzvfirst Rao</strong>, 9811111111');
  expect((await ask('nominate', { nominee: 'Nqzvnext Rao', contact: 'Flat 3, Pune' })).status).toBe(303);
  expect(await kept()).toEqual([
    { name: null, contact: null, state: 'done' },
    { name: 'Nqzvnext Rao', contact: 'Flat 3, Pune', state: 'done' },
  ]);
  const download = await routes.request(`${origin}/privacy/request/mine/data.json`, {
    headers: { cookie: session },
  });
  const json = await download.text();
  expect(json).toContain('Nqzvnext Rao');
  expect(json).not.toContain('Nqzvfirst');

  expect((await ask('forget-nominee')).status).toBe(303);
  expect((await look(session)).html).not.toContain('Nqzvnext');
  expect(await findTraces(['Nqzvfirst', 'Nqzvnext'], dataDir)).toEqual([]);

  expect((await ask('nominate', { nominee: 'Nqzvlast Rao', contact: '9822222222' })).status).toBe(303);
  expect(await findTraces(['Nqzvlast'], dataDir)).toEqual(['public.privacy_requests.nominee_name']);
  await ask('erase', { sure: 'on' });
  expect(await step('erase', administrator, 'erasure')).toMatchObject({ status: 200 });
  expect(await findTraces(['Nqzvlast', '9822222222'], dataDir)).toEqual([]);
});
