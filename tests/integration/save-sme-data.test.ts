import { expect, test } from 'vitest';
import { countOf, rowsOf, withDatabase } from '../support/database.ts';
import { setEnvironment } from '../support/environment.ts';
import { newVisitor, origin, sampleEnquiry } from '../support/visitor.ts';

setEnvironment();
withDatabase();

const endpoint = 'save_sme_data';

/** The form of a business that has not written before. */
function sampleBusiness(changes: Record<string, unknown> = {}): Record<string, unknown> {
  const { name, phone } = sampleEnquiry();
  return {
    ...{ company_name: 'Rao & Sons', name, phone, email: `shop${phone}@example.com`, city: 'Pune' },
    ...{
      sector: 'Manufacturing',
      people: '40',
      covers: ['Marine', 'cyber-insurance'],
      renewal_month: 'March',
    },
    ...{ referrer_url: `${origin}/get-corporate-insurance`, consent: true, consent_share: true, ...changes },
  };
}

test('a business is kept with its answers as they were asked, its consents and a mail', async () => {
  const { post } = await newVisitor();
  const form = sampleBusiness({ email: 'Shop@Example.COM', phone: '+91 98111 22334' });
  const { status, body } = await post(endpoint, form);
  expect([status, body.status_code]).toEqual([200, 1]);
  const reference = body.data?.reference;
  const [kept] = await rowsOf('select * from corporate_insurance_forms where reference = $1', [reference]);
  expect(kept).toMatchObject({
    company_name: 'Rao & Sons',
    phone: '9811122334',
    email: 'shop@example.com',
    sector: 'Manufacturing',
    referrer_url: '/get-corporate-insurance',
  });
  expect(kept?.answers).toContainEqual(
    expect.objectContaining({
      field: 'covers',
      value: 'marine-insurance,cyber-insurance',
      words: 'Marine, Cyber',
    }),
  );
  const consents = await rowsOf('select purpose from consents where business_id = $1 and is_given', [
    kept?.id,
  ]);
  expect(consents.map(({ purpose }) => purpose).sort()).toEqual(['consent', 'consent_share']);
  const [mail] = await rowsOf('select body from deliveries where business_id = $1', [kept?.id]);
  expect(mail?.body).toContain('A business is asking for cover.');
});

test.each<[string, (first: Record<string, unknown>) => Record<string, unknown>]>([
  ['number, written with +91', ({ phone }) => ({ phone: `+91-${phone}` })],
  ['address, in capitals', ({ email }) => ({ email: String(email).toUpperCase() })],
])('a business on record by the same %s gets a kind answer, and nothing is added', async (_by, same) => {
  const { post } = await newVisitor();
  const first = sampleBusiness();
  expect((await post(endpoint, first)).status).toBe(200);
  const tables = ['corporate_insurance_forms', 'consents', 'deliveries', 'cases'];
  const before = await Promise.all(tables.map(countOf));
  const { status, body } = await post(endpoint, sampleBusiness(same(first)));
  expect([status, body.data]).toEqual([409, { reason: 'known-business' }]);
  expect(body.status_description).toContain('We already have your business on record.');
  expect(await Promise.all(tables.map(countOf))).toEqual(before);
});

test('one business sent six times at once is one record; under one key all get the same number', async () => {
  const { post } = await newVisitor();
  const before = await countOf('corporate_insurance_forms');
  const form = sampleBusiness();
  const spellings = ['', '+91', '0', '91 ', '', '+91 '].map((prefix) => ({
    ...form,
    phone: prefix + form.phone,
  }));
  const answers = await Promise.all(spellings.map((spelt) => post(endpoint, spelt)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);

  const other = sampleBusiness();
  const key = { 'idempotency-key': 'one-business' };
  const same = await Promise.all([1, 2, 3].map(() => post(endpoint, other, key)));
  expect(new Set(same.map(({ body }) => body.data?.reference)).size).toBe(1);
  expect(await countOf('corporate_insurance_forms')).toBe(before + 2);
});
