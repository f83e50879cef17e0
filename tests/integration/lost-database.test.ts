import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { type Cable, cableTo } from '../support/cuttable-database.ts';
import { countOf, rowsOf, withDatabase } from '../support/database.ts';
import { setEnvironment } from '../support/environment.ts';
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

test('while the database is away every save is a clear 503, and all is well once it is back', async () => {
  const { post } = await newVisitor();
  const form = sampleEnquiry();
  const key = keyed();
  const before = await everything();
  await cable.cut();
  for (const [endpoint, body] of [
    ['save_lead_data', form],
    ['save_pos_data', sampleAgent()],
    ['check_pos_phone_details', { phone: '9820012345' }],
  ] as const) {
    const answer = await post(endpoint, body, key);
    expect(answer.status).toBe(503);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.body.status_code).toBe(0);
    expect(answer.body.status_description).toContain('We have kept what you typed');
  }
  // Endpoints that need no database go on.
  expect((await post('phone_validation', { phone: '9820012345' })).status).toBe(200);
  await cable.mend();
  expect(await everything()).toEqual(before);
  expect((await post('save_lead_data', form, key)).status).toBe(200);
});

test('a connection lost while the save is under way is a 503, and nothing is half stored', async () => {
  const { post } = await newVisitor();
  const before = await everything();
  // The statement's name, since its text is sent only once per connection.
  cable.cutAt('insert-enquiry_id');
  const lost = await post('save_lead_data', sampleEnquiry(), keyed());
  await cable.mend();
  expect(lost.status).toBe(503);
  expect(await everything()).toEqual(before);
});

test('a connection lost during COMMIT is a 503, and the repeat with the same key finds what was stored', async () => {
  const { post } = await newVisitor();
  const form = sampleEnquiry();
  const key = keyed();
  const [before = 0] = await everything();
  cable.cutAt('commit');
  const lost = await post('save_lead_data', form, key);
  await cable.mend();
  expect(lost.status).toBe(503);
  expect(await countOf('call_from_experts')).toBe(before + 1);
  const repeat = await post('save_lead_data', form, key);
  expect(repeat.status).toBe(200);
  expect(await countOf('call_from_experts')).toBe(before + 1);
  const [row] = await rowsOf('select reference from call_from_experts order by id desc limit 1');
  expect(repeat.body.data).toEqual(row);
});
