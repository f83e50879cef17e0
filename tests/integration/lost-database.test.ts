import { randomUUID } from 'node:crypto';
import { afterAll, expect, test, vi } from 'vitest';
import { answerMessages } from '#enquiry/messages/answers/messages.ts';
import { isDatabaseAway } from '#platform/database-presence.ts';
import { type Cable, cableTo } from '../support/cuttable-database.ts';
import { countOf, rowsOf, withDatabase } from '../support/database.ts';
import { setEnvironment } from '../support/environment.ts';
import { mended } from '../support/journal-world.ts';
import { sendForm } from '../support/sample-application.ts';
import { samplePdf } from '../support/sample-documents.ts';
import { newVisitor, sampleAgent, sampleEnquiry } from '../support/visitor.ts';

setEnvironment({ RATE_LIMITS: 'on' });
let cable: Cable;
withDatabase(async (url) => {
  cable = await cableTo(url);
  return cable.url;
});
afterAll(() => cable.cut());

const keyed = () => ({ 'idempotency-key': randomUUID() });

/** Everything that a save may write, counted. */
async function everything(): Promise<number[]> {
  const tables = [
    'call_from_experts',
    'posp_agent_forms',
    'consents',
    'deliveries',
    'enquiry.idempotency_keys',
    'pgboss.job',
  ];
  const counts: number[] = [];
  for (const table of tables) counts.push(await countOf(table));
  return counts;
}

test('a COMMIT that fails answers 500 and stores nothing; the repeat goes through', async () => {
  const { post } = await newVisitor();
  const saves = [
    ['save_lead_data', sampleEnquiry(), 'call_from_experts'],
    ['save_pos_data', sampleAgent(), 'posp_agent_forms'],
  ] as const;
  for (const [endpoint, form, table] of saves) {
    await post(endpoint, form.email ? sampleAgent() : sampleEnquiry());
    const before = await everything();
    await rowsOf(
      `create function no_commit() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$`,
    );
    await rowsOf(`create constraint trigger no_commit after insert on ${table} deferrable initially deferred
      for each row execute function no_commit()`);
    const key = keyed();
    const { status, body } = await post(endpoint, form, key);
    expect(status).toBe(500);
    expect(body).toEqual({
      status_code: 0,
      status_description: 'Some error occured please retry',
      errors: {},
    });
    expect(await everything()).toEqual(before);

    await rowsOf('drop function no_commit cascade');
    expect((await post(endpoint, form, key)).status).toBe(200);
  }
});

test('while the database is away enquiries are kept, and what only it can do is a clear 503', async () => {
  const { post } = await newVisitor();
  const before = await everything();
  await cable.cut();
  for (const [endpoint, form] of [
    ['save_lead_data', sampleEnquiry()],
    ['save_pos_data', sampleAgent()],
  ] as const) {
    const { status, body } = await post(endpoint, form, keyed());
    expect([status, body.data?.waiting !== undefined]).toEqual([200, true]);
  }
  const email = 'asha@lost.example';
  for (const [endpoint, body] of [['subscribe_newsletter', { email, consent_news: true }]] as const) {
    const answer = await post(endpoint, body, keyed());
    expect(answer.status).toBe(503);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.body.status_code).toBe(0);
    expect(answer.body.status_description).toContain('We have kept what you typed');
  }
  // Endpoints that need no database go on, and a register that cannot be asked stops no one from sending.
  for (const check of ['phone_validation', 'check_pos_phone_details'])
    expect((await post(check, { phone: '9820012345' })).status).toBe(200);
  await mended(cable);
  expect(await everything()).toEqual(before);
});

test('a connection lost while the save is under way half stores nothing, and the enquiry is kept', async () => {
  const { post } = await newVisitor();
  const before = await everything();
  // The statement's name, since its text is sent only once per connection.
  cable.cutAt('insert-enquiry_id');
  const lost = await post('save_lead_data', sampleEnquiry(), keyed());
  await mended(cable);
  expect([lost.status, lost.body.data?.waiting !== undefined]).toEqual([200, true]);
  expect(await everything()).toEqual(before);
});

test('a connection lost during COMMIT without a key is a 503: nobody could tell the record from another', async () => {
  const { post } = await newVisitor();
  const form = sampleEnquiry();
  const [before = 0] = await everything();
  cable.cutAt('commit', String(form.phone));
  const lost = await post('save_lead_data', form);
  await mended(cable);
  expect(lost.status).toBe(503);
  expect(await countOf('call_from_experts')).toBe(before + 1);
});

test('with a key it is kept, under the number with which it was stored', async () => {
  const { post } = await newVisitor();
  const form = sampleEnquiry();
  const key = keyed();
  const [before = 0] = await everything();
  cable.cutAt('commit', String(form.phone));
  const lost = await post('save_lead_data', form, key);
  await mended(cable);
  expect(lost.status).toBe(200);
  expect(await countOf('call_from_experts')).toBe(before + 1);
  const [row] = await rowsOf('select reference from call_from_experts order by id desc limit 1');
  expect(lost.body.data).toEqual({ ...row, waiting: answerMessages('en').waiting });
  const repeat = await post('save_lead_data', form, key);
  expect(repeat.body.data).toEqual(row);
  expect(await countOf('call_from_experts')).toBe(before + 1);
});

test('a file waits for a database that restarts, and one that breaks off while it is written is written again', async () => {
  const visitor = await newVisitor();
  const send = () => sendForm(visitor, 'upload_resume', { file: samplePdf([]) });
  await cable.cut();
  const waiting = send();
  await mended(cable);
  expect((await waiting).status).toBe(200);

  for (const statement of ['start-upload', 'finish-upload']) {
    cable.cutAt(statement);
    const lost = send();
    await vi.waitFor(() => expect(isDatabaseAway()).toBe(true));
    await mended(cable);
    expect((await lost).status, statement).toBe(200);
  }
  expect(await countOf('enquiry.uploads')).toBe(3);
  expect(await rowsOf('select from enquiry.uploads where sha256 is null')).toEqual([]);
});
