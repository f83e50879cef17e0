import { beforeAll, expect, test } from 'vitest';
import { rowsOf, withDatabase } from '../support/database.ts';
import { setEnvironment } from '../support/environment.ts';
import { newVisitor, sampleAgent } from '../support/visitor.ts';

setEnvironment();
withDatabase();

const knownAgent = 'We already have your registration. If you would like a call about it, ask for one here.';
const knownBusiness =
  'We already have your business on record. If you would like a call about it, ask for one here.';
const fine = { status_code: 1, status_description: 'OK', data: {} };

beforeAll(async () => {
  const { post } = await newVisitor();
  await post('save_pos_data', sampleAgent({ phone: '9811111110', email: 'Known.Agent@example.com' }));
  await rowsOf(
    `insert into corporate_insurance_forms (reference, name, phone, email) values ('AB2CD3EF', 'Ravi', '9822222220', 'shop@example.com')`,
  );
});

test.each([
  ['check_pos_phone_details', { phone: '9811111110' }, 'phone', knownAgent],
  ['check_pos_phone_details', { phone: '+91 98111-11110' }, 'phone', knownAgent],
  ['check_pos_email_details', { email: 'known.agent@EXAMPLE.com' }, 'email', knownAgent],
  ['check_sme_phone_details', { phone: '9822222220' }, 'phone', knownBusiness],
  ['check_sme_email_details', { email: 'SHOP@example.com' }, 'email', knownBusiness],
  ['check_pos_phone_details', { phone: '98111' }, 'phone', 'Please enter 10 digit phone number'],
  ['check_pos_email_details', { email: 'known.agent' }, 'email', 'Please enter valid email id'],
  ['check_sme_phone_details', { phone: '0000000000' }, 'phone', 'Please check this phone number'],
  ['check_sme_email_details', {}, 'email', 'Please fill required fields'],
])('%s %o says why not', async (endpoint, sent, field, text) => {
  const { post } = await newVisitor();
  const { status, body } = await post(endpoint, sent);
  expect(status).toBe(200);
  const reasons: Record<string, string> = { [knownAgent]: 'known-agent', [knownBusiness]: 'known-business' };
  const data = reasons[text] && { reason: reasons[text] };
  expect(body).toEqual({ status_code: 0, status_description: text, errors: { [field]: text }, data });
});

test.each([
  ['check_pos_phone_details', { phone: '9822222220' }],
  ['check_pos_email_details', { email: 'shop@example.com' }],
  ['check_sme_phone_details', { phone: '9811111110' }],
  ['check_sme_email_details', { email: 'known.agent@example.com' }],
])('%s %o is fine: agents and businesses are two lists', async (endpoint, sent) => {
  const { post } = await newVisitor();
  expect((await post(endpoint, sent)).body).toEqual(fine);
});
