import { expect, test } from 'vitest';
import { consume } from '#platform/rate-limits.ts';
import { sharedState } from '#platform/shared-state.ts';
import { countOf, rowsOf, withDatabase } from '../support/database.ts';
import { setEnvironment } from '../support/environment.ts';
import { answerOf, api, newVisitor, sampleAgent, sampleEnquiry } from '../support/visitor.ts';

setEnvironment({ RATE_LIMITS: 'on', TRUSTED_PROXIES: '127.0.0.1' });
withDatabase();

test('five saves an hour for one phone, however it is written and whichever endpoint it uses', async () => {
  const { post } = await newVisitor();
  const { phone } = sampleEnquiry();
  for (let save = 0; save < 4; save++)
    expect((await post('save_lead_data', sampleEnquiry({ phone }))).status).toBe(200);
  expect((await post('save_pos_data', sampleAgent({ phone }))).status).toBe(200);
  for (const written of [phone, `+91 ${phone}`, `0${phone}`]) {
    const { status, headers, body } = await post('save_lead_data', sampleEnquiry({ phone: written }));
    expect([status, body.status_code, body.errors]).toEqual([429, 0, {}]);
    const wait = Number(headers.get('retry-after'));
    expect(wait).toBeGreaterThan(3500);
    expect(wait).toBeLessThanOrEqual(3600);
  }
  expect((await post('save_pos_data', sampleAgent({ phone }))).status).toBe(429);
});

test('five saves an hour for one e-mail', async () => {
  const { post } = await newVisitor();
  const form = () => sampleEnquiry({ email: 'Often@example.com', variant: 'corporate' });
  for (let save = 0; save < 5; save++) expect((await post('save_lead_data', form())).status).toBe(200);
  expect((await post('save_lead_data', form())).status).toBe(429);
  expect((await post('save_lead_data', { ...form(), email: 'often@EXAMPLE.com' })).status).toBe(429);
});

test('many at once cannot slip past the count', async () => {
  const { post } = await newVisitor();
  const { phone } = sampleEnquiry();
  const answers = await Promise.all(
    Array.from({ length: 12 }, () => post('save_lead_data', sampleEnquiry({ phone }))),
  );
  const saved = answers.filter(({ status }) => status === 200);
  expect(saved).toHaveLength(5);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(7);
  expect(await countOf(`call_from_experts where phone = '${phone}'`)).toBe(5);
});

test('mistakes do not count as saves, and an hour later it goes on', async () => {
  const { post } = await newVisitor();
  const { phone } = sampleEnquiry();
  for (let mistake = 0; mistake < 8; mistake++) {
    expect((await post('save_lead_data', sampleEnquiry({ phone, consent: false }))).status).toBe(422);
  }
  for (let save = 0; save < 5; save++)
    expect((await post('save_lead_data', sampleEnquiry({ phone }))).status).toBe(200);
  // The limit is reported before the mistakes.
  expect((await post('save_lead_data', sampleEnquiry({ phone, consent: false }))).status).toBe(429);
  await rowsOf(`update call_from_experts set created_at = now() - interval '61 minutes' where phone = $1`, [
    phone,
  ]);
  expect((await post('save_lead_data', sampleEnquiry({ phone }))).status).toBe(200);
});

test('300 attempts an hour for one address, and others go on', async () => {
  const { post } = await newVisitor();
  // One point each; what the fields say does not matter here.
  await rowsOf(`update limits.attempts set points = 300 where key like 'saves-per-address:%'`);
  const { status, headers } = await post('save_lead_data', sampleEnquiry({ consent: false }));
  expect(status).toBe(429);
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  // The endpoints that save nothing have a limit of their own.
  expect((await post('check_pos_phone_details', { phone: '9820012345' })).status).toBe(200);
  await rowsOf(`update limits.attempts set points = 30 where key like 'checks-per-address:%'`);
  expect((await post('check_pos_phone_details', { phone: '9820012346' })).status).toBe(429);
  expect((await post('phone_validation', { phone: '9820012345' })).status).toBe(200);
});

test('checks are limited to 30 an hour for one address, 5 for one phone or e-mail, so that no one tries a list', async () => {
  const { post } = await newVisitor();
  await rowsOf(`delete from limits.attempts where key like 'checks-per-%'`);
  const statusOf = async (call: string, body: object) => (await post(call, body)).status;
  const same = ['9820055501', '+91 98200-55501', '098200 55501', '919820055501', '9820055501'];
  for (const phone of same) expect(await statusOf('check_pos_phone_details', { phone })).toBe(200);
  expect(await statusOf('check_sme_phone_details', { phone: '9820055501' })).toBe(429);
  for (let asked = 6; asked < 30; asked += 1)
    expect(await statusOf('check_pos_email_details', { email: `somebody${asked}@example.com` })).toBe(200);
  expect(await statusOf('check_pos_email_details', { email: 'another@example.com' })).toBe(429);
  // A text that is not a number reveals nothing about anyone.
  expect(await statusOf('check_pos_phone_details', { phone: '98200' })).toBe(200);
});

/** As a proxy of ours hands on what came from this address. */
async function postFrom(address: string, call: string, body: object) {
  const { headers } = await newVisitor();
  const init = {
    method: 'POST',
    headers: { ...headers, 'x-forwarded-for': address },
    body: JSON.stringify(body),
  };
  const behindProxy = { incoming: { socket: { remoteAddress: '127.0.0.1' } } };
  return answerOf(await api.request(`/api/${call}`, init, behindProxy));
}

test('a whole /64 of IPv6 has one allowance', async () => {
  const statusFrom = async (address: string, asked: number) =>
    (await postFrom(address, 'check_pos_email_details', { email: `reader${asked}@example.com` })).status;
  for (let asked = 0; asked < 30; asked += 1)
    expect(await statusFrom(`2001:db8:7:1::${asked.toString(16)}`, asked)).toBe(200);
  expect(await statusFrom('2001:db8:7:1:ffff::1', 30)).toBe(429);
  expect(await statusFrom('2001:db8:7:2::1', 31)).toBe(200);
});

test.each([
  ['save_lead_data', 'saves-per-address'],
  ['check_sme_email_details', 'checks-per-address'],
  ['subscribe_newsletter', 'news-per-address'],
  ['health_calculator', 'results-per-address'],
  ['send_email_janampatri', 'result-mails-per-address'],
])('%s counts by the /64 and by the /48', async (call, name) => {
  await rowsOf('delete from limits.attempts');
  await postFrom('2001:db8:8:1::1', call, { email: 'somebody@example.com' });
  const counted = await rowsOf<{ name: string }>(
    `select split_part(key, ':', 1) as name from limits.attempts where key like $1 order by 1`,
    [`${name}%`],
  );
  expect(counted.map((row) => row.name)).toEqual([name, `${name}-48`]);
});

test('counting an attempt waits for no disk, also where the table was made by an earlier version', async () => {
  await rowsOf('alter table limits.attempts set logged');
  sharedState('rate-limits', () => ({ table: undefined as unknown })).table = undefined;
  await consume({ name: 'sample', points: 1, seconds: 60 }, 'somebody');
  expect(await rowsOf(`select relpersistence from pg_class where oid = 'limits.attempts'::regclass`)).toEqual(
    [{ relpersistence: 'u' }],
  );
});
