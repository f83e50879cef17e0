import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { usualRetention } from '#content/collections/site-settings/retention.field.ts';
import { setEnvironment } from '../support/environment.ts';

// The CRM takes nothing, so that hand-overs stay behind with their reason.
const noCrm = (response: ServerResponse): unknown => response.writeHead(500).end();
let answerOfCrm = noCrm;
const crm = createServer((_request, response) => answerOfCrm(response));
await new Promise<void>((resolve) => crm.listen(0, '127.0.0.1', resolve));
const { port } = crm.address() as AddressInfo;

const { dataDir } = setEnvironment({ RATE_LIMITS: 'on', CRM_WEBHOOK_URL: `http://127.0.0.1:${port}/hook` });

import { contentService } from '#content/read/content-service.ts';
import { allPersonalData } from '#desk/all-personal-data.ts';
import { deliver } from '#enquiry/deliveries/deliver.job.ts';
import { registerNames, registerOf } from '#enquiry/registers.ts';
import { database } from '#platform/database.ts';
import { agreeToDeletion, heldDeletions } from '#platform/retention/held-deletions.ts';
import { deleteExpired } from '#platform/retention.ts';
import { age, somebody, takeOut } from '../support/aged-person.ts';
import { asStaff, staffMember, withContentService } from '../support/content-service.ts';
import { rowsOf, withDatabase } from '../support/database.ts';
import { findTraces } from '../support/find-traces.ts';
import { newVisitor, sampleEnquiry } from '../support/visitor.ts';

withDatabase();
withContentService();

let administrator: Awaited<ReturnType<typeof staffMember>>;
beforeAll(async () => {
  administrator = await staffMember('administrator');
});
afterAll(() => new Promise((resolve) => crm.close(resolve)));
beforeEach(() => {
  answerOfCrm = noCrm;
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
});

test.each([
  ['save_lead_data', 'Xqzvlead', 'public.call_from_experts'],
  ['save_pos_data', 'Xqzvagent', 'public.posp_agent_forms'],
] as const)(
  'every place that holds something of an enquiry is in a definition, and is empty of it after its period: %s',
  async (endpoint, word, table) => {
    const { reference, marks } = await somebody(endpoint, word);
    const places = await findTraces(marks, dataDir);
    const defined = allPersonalData.flatMap(({ place, columns }) =>
      place.endsWith('/') ? [place] : columns.map((column) => `${place}.${column}`),
    );
    expect(places.filter((place) => !defined.includes(place))).toEqual([]);
    // The search finds what there is, so that its finding nothing later means something.
    expect(places).toEqual(
      expect.arrayContaining([
        ...['name', 'phone', 'email', 'city', 'reference', 'referrer_url'].map((c) => `${table}.${c}`),
        ...['name', 'phone', 'email', 'reference'].map((c) => `public.cases.${c}`),
        'public.case_events.text',
        'public.deliveries.body',
        'public.consents.source',
        'enquiry.idempotency_keys.response',
        'mail/',
      ]),
    );

    await age(reference, '24 months - 1 day');
    await takeOut();
    expect(await findTraces(marks, dataDir)).toEqual(places);

    await age(reference, '24 months 1 day');
    const log = vi.spyOn(process.stdout, 'write').mockClear();
    await takeOut();
    expect(await findTraces(marks, dataDir)).toEqual([]);
    const [line, ...more] = log.mock.calls.map(([text]) => JSON.parse(String(text)));
    expect(more).toEqual([]);
    expect(line).toEqual({
      time: expect.any(String),
      level: 'info',
      event: 'personal data deleted after its period',
      place: table,
      count: 1,
    });
  },
);

test('rows that go with a record are deleted by the database’s own rule', async () => {
  const rules = await rowsOf<{ place: string; owner: string }>(
    `select conrelid::regclass::text as place, confrelid::regclass::text as owner
     from pg_constraint where contype = 'f' and confdeltype = 'c'`,
  );
  for (const { place, stays } of allPersonalData) {
    if (!('with' in stays)) continue;
    const bare = (name: string) => name.replace('public.', '');
    const owners = rules.filter((rule) => rule.place === bare(place)).map(({ owner }) => owner);
    expect(owners, place).toEqual(expect.arrayContaining(stays.with.map(bare)));
  }
});

test.each([
  ['a deleted record takes the answer kept for a repeated save along', 'forget_answers'],
  ['a case follows who its record is of', 'follow_person'],
])('%s, whichever register it is in', async (_what, trigger) => {
  const triggers = await rowsOf<{ table: string }>(
    'select tgrelid::regclass::text as table from pg_trigger where tgname = $1',
    [trigger],
  );
  const saved = registerNames.map(registerOf).filter(({ owner }) => owner);
  expect(saved.length).toBeGreaterThan(0);
  expect(triggers.map(({ table }) => table).sort()).toEqual(saved.map(({ table }) => table).sort());
});

test('an administrator deletes a record, or several at once, and everything of theirs goes', async () => {
  const [one, two, stays] = [
    await somebody('save_lead_data', 'Yqzvone'),
    await somebody('save_lead_data', 'Yqzvtwo'),
    await somebody('save_lead_data', 'Yqzvstays'),
  ];
  const before = await findTraces(stays.marks, dataDir);
  const service = await contentService();
  const { docs } = await service.delete({
    collection: 'call-from-experts',
    where: { reference: { in: [one.reference, two.reference] } },
    user: administrator,
    ...asStaff,
  });
  expect(docs).toHaveLength(2);
  await age(stays.reference, '1 hour');
  await takeOut();
  for (const { marks } of [one, two]) expect(await findTraces(marks, dataDir)).toEqual([]);
  expect(await findTraces(stays.marks, dataDir)).toEqual(before);
});

test.each([200, 500])(
  'a delivery whose record is deleted while it is being sent is done with: %i',
  async (status) => {
    const { post } = await newVisitor();
    const { body } = await post('save_lead_data', sampleEnquiry());
    const [handOver] = await rowsOf<{ id: number }>(
      `select id from deliveries where reference = $1 and channel = 'crm-webhook'`,
      [body.data?.reference],
    );
    const job = { deliveryId: handOver?.id ?? 0 };
    answerOfCrm = async (response) => {
      await rowsOf('delete from call_from_experts where reference = $1', [body.data?.reference]);
      response.writeHead(status).end();
    };
    const attempt = deliver(job);
    if (status === 500) await expect(attempt).rejects.toThrow('was not sent');
    else await attempt;
    expect(await rowsOf('select from deliveries where id = $1', [job.deliveryId])).toEqual([]);
    // A job that comes back finds nothing to do.
    const call = vi.fn();
    answerOfCrm = call;
    await deliver(job);
    expect(call).not.toHaveBeenCalled();
  },
);

test('more than one batch is worked through in one run', async () => {
  await rowsOf(
    `insert into call_from_experts (reference, name, phone, city, created_at)
     select 'Many' || n, 'Many', n::text, 'Pune', now() - interval '3 years' from generate_series(1, 1100) n`,
  );
  // So many at once are out of the ordinary: a person agrees first.
  await deleteExpired(allPersonalData);
  const held = await heldDeletions();
  expect(held).toMatchObject([{ reason: 'many', count: expect.any(Number) }]);
  for (const each of held) await agreeToDeletion(database(), each, 'Meera');
  await deleteExpired(allPersonalData);
  expect(await rowsOf(`select from call_from_experts where name = 'Many'`)).toEqual([]);
});

test('a period that cannot be true deletes nothing', async () => {
  const { reference, marks } = await somebody('save_lead_data', 'Zqzvkept');
  await age(reference, '30 months');
  await rowsOf('update site_settings set retention_enquiries_months = 0');
  await expect(deleteExpired(allPersonalData)).rejects.toThrow('retention.enquiriesMonths');
  await rowsOf('update site_settings set retention_enquiries_months = 24');
  expect(await findTraces(marks, dataDir)).not.toEqual([]);
});

test('staff set whole months within the limits, and only an administrator does', async () => {
  const service = await contentService();
  const set = (months: number, user: typeof administrator) =>
    service.updateGlobal({
      slug: 'site-settings',
      data: { retention: { ...usualRetention, enquiriesMonths: months } },
      user,
      ...asStaff,
    });
  for (const months of [0, -1, 1.5, 121]) {
    await expect(set(months, administrator), String(months)).rejects.toThrow(/invalid/i);
  }
  const { retention } = await set(1, await staffMember('editor'));
  expect(retention.enquiriesMonths).toBe(24);
  expect((await set(36, administrator)).retention.enquiriesMonths).toBe(36);
});

test('no one changes anything in the register of consents', async () => {
  const { reference } = await somebody('save_lead_data', 'Wqzv');
  const service = await contentService();
  const where = { reference: { equals: reference } };
  const found = await service.find({ collection: 'consents', where, overrideAccess: true, depth: 0 });
  const id = found.docs[0]?.id ?? 0;
  for (const user of [administrator, await staffMember('adviser')]) {
    const own = { collection: 'consents', id, user, ...asStaff } as const;
    const data = { withdrawnAt: '2026-11-22T06:30:00.000Z' };
    await expect(service.update({ ...own, data })).rejects.toThrow(/not allowed/i);
    await expect(service.delete(own)).rejects.toThrow(/not allowed/i);
  }
});
