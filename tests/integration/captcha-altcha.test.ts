import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { countOf, rowsOf, withDatabase } from '../support/database.ts';
import { setEnvironment } from '../support/environment.ts';
import { solvedChallenge } from '../support/solved-challenge.ts';
import { get, newVisitor, sampleEnquiry } from '../support/visitor.ts';

setEnvironment({ CAPTCHA: 'altcha' });
withDatabase();

test('the challenge has the shape of the second protocol and is not kept by any cache', async () => {
  const { status, headers, body } = await get('/api/captcha_challenge');
  expect(status).toBe(200);
  expect(headers.get('cache-control')).toBe('no-store');
  expect(body).toEqual({
    parameters: expect.objectContaining({
      algorithm: 'PBKDF2/SHA-256',
      expiresAt: expect.any(Number),
      nonce: expect.any(String),
    }),
    signature: expect.any(String),
  });
});

test('a solved challenge saves, and the record says which captcha it was', async () => {
  const { post } = await newVisitor();
  const { status, body } = await post(
    'save_lead_data',
    sampleEnquiry({ g_recaptcha_response: await solvedChallenge() }),
  );
  expect(status).toBe(200);
  const rows = await rowsOf('select captcha from call_from_experts where reference = $1', [
    body.data?.reference,
  ]);
  expect(rows).toEqual([{ captcha: 'altcha' }]);
});

const refused = 'We could not confirm that a person sent this. Please send it again.';

test('no solution, or one made up, is 403 and stores nothing', async () => {
  const { post } = await newVisitor();
  const before = await countOf('call_from_experts');
  for (const g_recaptcha_response of [undefined, '', 'made up', 7, { a: 1 }]) {
    const { status, body } = await post('save_lead_data', sampleEnquiry({ g_recaptcha_response }));
    expect(status).toBe(403);
    expect(body).toEqual({
      status_code: 0,
      status_description: refused,
      errors: { g_recaptcha_response: refused },
    });
  }
  expect(await countOf('call_from_experts')).toBe(before);
});

test('the fields are judged before the captcha, and a mistake does not spend the solution', async () => {
  const { post } = await newVisitor();
  const g_recaptcha_response = await solvedChallenge();
  expect((await post('save_lead_data', sampleEnquiry({ consent: false, g_recaptcha_response }))).status).toBe(
    422,
  );
  expect((await post('save_lead_data', sampleEnquiry({ consent: false }))).status).toBe(422);
  expect((await post('save_lead_data', sampleEnquiry({ g_recaptcha_response }))).status).toBe(200);
});

test('a solution is good for one save, also when it is used many times at once', async () => {
  const { post } = await newVisitor();
  const g_recaptcha_response = await solvedChallenge();
  const before = await countOf('call_from_experts');
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => post('save_lead_data', sampleEnquiry({ g_recaptcha_response }))),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 403, 403, 403, 403]);
  expect((await post('save_lead_data', sampleEnquiry({ g_recaptcha_response }))).status).toBe(403);
  expect(await countOf('call_from_experts')).toBe(before + 1);
});

test('a repeated save needs no new captcha, not even when it comes twice at once', async () => {
  const { post } = await newVisitor();
  const form = sampleEnquiry({ g_recaptcha_response: await solvedChallenge() });
  const key = { 'idempotency-key': randomUUID() };
  const [first, twin] = await Promise.all([
    post('save_lead_data', form, key),
    post('save_lead_data', form, key),
  ]);
  expect(first.status).toBe(200);
  expect(twin.body).toEqual(first.body);
  const repeat = await post('save_lead_data', { ...form, g_recaptcha_response: '' }, key);
  expect(repeat.body).toEqual(first.body);
});
