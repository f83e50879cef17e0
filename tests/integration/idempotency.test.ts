import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { countOf, rowsOf, withDatabase } from '../support/database.ts';
import { setEnvironment } from '../support/environment.ts';
import { newVisitor, sampleAgent, sampleEnquiry } from '../support/visitor.ts';

setEnvironment({ RATE_LIMITS: 'on' });
withDatabase();

const keyed = () => ({ 'idempotency-key': randomUUID() });

test.each(['save_lead_data', 'save_pos_data'])(
  'a repeated %s answers as the first did and stores nothing',
  async (endpoint) => {
    const { post } = await newVisitor();
    const form = endpoint === 'save_pos_data' ? sampleAgent() : sampleEnquiry();
    const key = keyed();
    const first = await post(endpoint, form, key);
    const before = [
      await countOf('call_from_experts'),
      await countOf('posp_agent_forms'),
      await countOf('deliveries'),
    ];
    // Another tab, another token, and a captcha solved again; more often than the limit of five would let through.
    const other = await newVisitor();
    for (let repeat = 0; repeat < 7; repeat++) {
      const again = await other.post(
        endpoint,
        { ...form, g_recaptcha_response: `new ${repeat}`, csrfToken: 'new' },
        key,
      );
      expect([again.status, again.body]).toEqual([first.status, first.body]);
    }
    const after = [
      await countOf('call_from_experts'),
      await countOf('posp_agent_forms'),
      await countOf('deliveries'),
    ];
    expect(after).toEqual(before);
  },
);

test('the same key with another form is 409', async () => {
  const { post } = await newVisitor();
  const key = keyed();
  const form = sampleEnquiry();
  await post('save_lead_data', form, key);
  const { status, body } = await post('save_lead_data', { ...form, city: 'Nagpur' }, key);
  expect([status, body.status_code, body.errors]).toEqual([409, 0, {}]);
  // A key belongs to its endpoint.
  expect((await post('save_pos_data', sampleAgent(), key)).status).toBe(200);
});

test('the same key at once, many times, makes one record and one answer', async () => {
  const { post } = await newVisitor();
  const form = sampleEnquiry();
  const key = keyed();
  const before = await countOf('call_from_experts');
  const answers = await Promise.all(Array.from({ length: 10 }, () => post('save_lead_data', form, key)));
  const said = new Set(answers.map(({ status, body }) => JSON.stringify([status, body])));
  expect(said.size).toBe(1);
  expect(answers[0]?.status).toBe(200);
  expect(await countOf('call_from_experts')).toBe(before + 1);
  expect(await countOf(`deliveries where reference = '${answers[0]?.body.data?.reference}'`)).toBe(1);
});

test('the same key at once for an agent: one record, and no answer calls it a duplicate', async () => {
  const { post } = await newVisitor();
  const form = sampleAgent();
  const key = keyed();
  const answers = await Promise.all(Array.from({ length: 5 }, () => post('save_pos_data', form, key)));
  expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  expect(answers[0]?.body.status_description).toContain('We appreciate');
});

test('the same key at once with two forms: one is saved, the other is 409', async () => {
  const { post } = await newVisitor();
  const key = keyed();
  const answers = await Promise.all([
    post('save_lead_data', sampleEnquiry(), key),
    post('save_lead_data', sampleEnquiry(), key),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test('a refused save leaves the key free', async () => {
  const { post } = await newVisitor();
  const key = keyed();
  const form = sampleEnquiry();
  expect((await post('save_lead_data', { ...form, consent: false }, key)).status).toBe(422);
  expect((await post('save_lead_data', form, key)).status).toBe(200);
});

test('after 24 hours the key is new again', async () => {
  const { post } = await newVisitor();
  const key = keyed();
  const form = sampleEnquiry();
  const first = await post('save_lead_data', form, key);
  await rowsOf(
    `update enquiry.idempotency_keys set created_at = now() - interval '25 hours' where key = $1`,
    [key['idempotency-key']],
  );
  const second = await post('save_lead_data', form, key);
  expect(second.status).toBe(200);
  expect(second.body.data?.reference).not.toBe(first.body.data?.reference);
});

test('an invalid key is answered with 400', async () => {
  const { post } = await newVisitor();
  for (const bad of ['', 'two words', 'x'.repeat(201)]) {
    expect((await post('save_lead_data', sampleEnquiry(), { 'idempotency-key': bad })).status, bad).toBe(400);
  }
});

test('nothing of the form can be read from what is kept', async () => {
  const { post } = await newVisitor();
  const key = keyed();
  const form = sampleEnquiry();
  await post('save_lead_data', form, key);
  const [kept] = await rowsOf('select * from enquiry.idempotency_keys where key = $1', [
    key['idempotency-key'],
  ]);
  expect(Object.keys(kept?.response ?? {})).toEqual(['reference']);
  expect(JSON.stringify(kept)).not.toContain(String(form.phone));
});
