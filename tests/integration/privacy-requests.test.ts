import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { setEnvironment } from '../support/environment.ts';

const { dataDir } = setEnvironment({ RATE_LIMITS: 'on', CRM_WEBHOOK_URL: 'http://127.0.0.1:9/hook' });

import { allPersonalData } from '#desk/all-personal-data.ts';
import { database, inTransaction } from '#platform/database.ts';
import type { exportJson } from '#privacy/own-page/export-json.ts';
import { collectData } from '#privacy/person/collect-data.ts';
import { findPerson } from '#privacy/person/find-person.ts';
import { insertRequest } from '#privacy/requests/insert-request.ts';
import { withContentService } from '../support/content-service.ts';
import { createPersonalData } from '../support/create-personal-data.ts';
import { rowsOf, withDatabase } from '../support/database.ts';
import { findTraces } from '../support/find-traces.ts';
import {
  administrator,
  adviser,
  linkTo,
  look,
  openPage,
  patience,
  routes,
  send,
  step,
  withPrivacyStaff,
} from '../support/privacy-pages.ts';
import { newVisitor, origin, sampleEnquiry } from '../support/visitor.ts';

/**
 * A person sees, stops, corrects and erases what we hold of them. Traces that are left are looked for in every column of every
 * table and in every file: a new table is searched automatically.
 */
withDatabase();
withContentService();
withPrivacyStaff();

test('everyone gets the same answer, and a mail goes only to people whom we know', async () => {
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

test('as many requests at once as there are connections wait for no more of them', async () => {
  const count = database().options.max;
  let begun = 0;
  const all = Promise.withResolvers<void>();
  const request = { kind: 'access', state: 'confirmed', via: 'email', locale: 'en' } as const;
  const references = Array.from({ length: count }, () =>
    inTransaction(async (client) => {
      begun += 1;
      if (begun === count) all.resolve();
      await all.promise;
      return insertRequest(client, request);
    }),
  );
  expect(new Set(await Promise.all(references)).size).toBe(count);
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

test('a correction is carried out by a press of staff, in the answers and in the column', async () => {
  const one = await createPersonalData('Tqzvone');
  const { token: csrfToken, cookie } = await look(await openPage(one));
  const [reference = ''] = one.references;
  const correct = (which: string, right: string) =>
    send('/privacy/request/mine/correct', { csrfToken, which, right }, cookie);
  expect((await correct(`${reference} phone`, '123')).status).toBe(422);
  expect((await correct(`${reference} city`, 'Nagpur, Maharashtra')).status).toBe(303);
  expect(await step('erase', administrator, 'correction')).toMatchObject({ status: 422 });
  expect(await step('correct', adviser, 'correction')).toMatchObject({ status: 303 });
  const [record] = await rowsOf<{ city: string; answers: { field: string; words: string }[] }>(
    'select city, answers from call_from_experts where reference = $1',
    [reference],
  );
  expect(record?.city).toBe('Nagpur, Maharashtra');
  expect(record?.answers.find(({ field }) => field === 'city')?.words).toBe('Nagpur, Maharashtra');
});

test('a person who gave no e-mail address is called first: nothing is shown or done before that', async () => {
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
  const early = await step('erase', administrator, 'erasure');
  expect(early).toMatchObject({ status: 422 });
  expect(early.html).not.toContain('What we hold about them');
  expect(await step('confirm', adviser, 'erasure')).toMatchObject({ status: 422 });
  expect(await step('confirm', adviser, 'erasure', { proof: 'call' })).toMatchObject({ status: 303 });
  expect(await step('refuse', adviser, 'erasure')).toMatchObject({ status: 422 });
  const words = 'They took it back in the call.';
  expect(await step('refuse', adviser, 'erasure', { words })).toMatchObject({ status: 303 });
  await rowsOf('delete from limits.attempts');
  for (let time = 0; time < 5; time += 1) await ask('0000');
  expect((await ask('0000')).status).toBe(429);
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
  expect(await step('erase', administrator, 'erasure')).toMatchObject({ status: 303 });
  expect(await findTraces(['Nqzvlast', '9822222222'], dataDir)).toEqual([]);
});
