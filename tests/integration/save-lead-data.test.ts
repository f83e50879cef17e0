import { expect, test } from 'vitest';
import { countOf, rowsOf, withDatabase } from '../support/database.ts';
import { setEnvironment } from '../support/environment.ts';
import { newVisitor, origin, sampleEnquiry } from '../support/visitor.ts';

setEnvironment({ RISK_PARTNER_SECRET: 'open-sesame' });
withDatabase();

const endpoint = 'save_lead_data';

test('an enquiry is stored with its consents, its mail and the mail’s job, and the visitor gets its reference', async () => {
  const { post } = await newVisitor();
  const form = sampleEnquiry({
    consent_share: true,
    consent_whatsapp: 'on',
    referrer_url: `${origin}/cyber-insurance?utm=x#top`,
  });
  const { status, headers, body } = await post(endpoint, form);
  expect(status).toBe(200);
  expect(headers.get('cache-control')).toBe('no-store');
  expect(body).toEqual({
    status_code: 1,
    status_description: 'We appreciate your submission. Our team will be in touch soon.',
    data: { reference: expect.stringMatching(/^[A-HJ-NPR-Y]{2}[2-9][A-HJ-NPR-Y]{2}[2-9][A-HJ-NPR-Y]{2}$/) },
  });

  const reference = body.data?.reference;
  const [enquiry] = await rowsOf('select * from call_from_experts where reference = $1', [reference]);
  expect(enquiry).toMatchObject({
    name: 'Asha D’Souza',
    phone: form.phone,
    email: '',
    city: 'Pune, Maharashtra',
    concern: 'Corporate Insurance',
    company_name: 'Meghdoot Textiles',
    contact_date: '',
    contact_time: '',
    contact_language: 'Hindi',
    sum_insured: '',
    sub_purpose: '',
    referrer_url: '/cyber-insurance',
    variant: 'general',
    channel: 'dialog',
    captcha: 'off',
  });

  const consents = await rowsOf('select * from consents where reference = $1 order by id', [reference]);
  expect(consents.map(({ purpose, is_given }) => [purpose, is_given])).toEqual([
    ['consent', true],
    ['consent_share', true],
    ['consent_news', false],
    ['consent_whatsapp', true],
  ]);
  for (const consent of consents) {
    expect(consent).toMatchObject({
      text: expect.stringMatching(/^You may /),
      text_version: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      source: 'dialog /cyber-insurance',
      withdrawn_at: null,
      enquiry_id: enquiry?.id,
      agent_id: null,
    });
  }

  const [delivery, ...others] = await rowsOf('select * from deliveries where reference = $1', [reference]);
  expect(others).toEqual([]);
  expect(delivery).toMatchObject({
    channel: 'support-mail',
    recipient: 'support@example.com',
    subject: 'get a call back',
    body: expect.stringContaining(`Reference: ${reference}`),
    message_id: expect.stringMatching(/^[0-9a-f-]{36}@localhost$/),
    state: 'pending',
    attempts: '0',
    enquiry_id: enquiry?.id,
  });
  const jobs = await rowsOf(
    `select data from pgboss.job where name = 'enquiry-delivery' and data->>'deliveryId' = $1`,
    [String(delivery?.id)],
  );
  expect(jobs).toEqual([{ data: { deliveryId: delivery?.id } }]);
});

test('errors are reported field by field, and nothing is stored', async () => {
  const { post } = await newVisitor();
  const before = await countOf('call_from_experts');
  const { status, body } = await post(endpoint, {
    ...sampleEnquiry(),
    name: 'R2D2',
    phone: '12345',
    city: '',
    concern: 'Pet Insurance',
    consent: false,
  });
  expect(status).toBe(422);
  expect(body).toEqual({
    status_code: 0,
    status_description: 'Please fill required fields',
    errors: {
      name: 'Digits are not allowed in name.',
      phone: 'Please enter 10 digit phone number',
      city: 'Please fill required fields',
      concern: 'Please choose one of the options given.',
      consent: 'Please tick this so that we may contact you.',
    },
  });
  expect(await countOf('call_from_experts')).toBe(before);
});

test('a single mistake is also the description', async () => {
  const { post } = await newVisitor();
  const { body } = await post(endpoint, sampleEnquiry({ consent: undefined }));
  expect(body.status_description).toBe('Please tick this so that we may contact you.');
});

test('unknown fields are ignored, over-long ones refused, and no type of value breaks the endpoint', async () => {
  const { post } = await newVisitor();
  expect((await post(endpoint, sampleEnquiry({ id: 1, state: 'closed', is_admin: true }))).status).toBe(200);
  const long = await post(endpoint, sampleEnquiry({ city: 'x'.repeat(300) }));
  expect([long.status, Object.keys(long.body.errors ?? {})]).toEqual([422, ['city']]);
  for (const name of [['Asha'], { first: 'Asha' }, true, null]) {
    expect((await post(endpoint, sampleEnquiry({ name }))).status, JSON.stringify(name)).toBe(422);
  }
});

test('quotes, semicolons, markup, emoji and odd characters are stored as they are', async () => {
  const { post } = await newVisitor();
  const city = `'); drop table consents; -- <b>"$1" ☂️ \\u0000`;
  const { status, body } = await post(endpoint, sampleEnquiry({ city, company_name: 'a\u0000b\ud800c' }));
  expect(status).toBe(200);
  const [row] = await rowsOf('select city, company_name from call_from_experts where reference = $1', [
    body.data?.reference,
  ]);
  expect(row?.city).toContain("'); drop table consents; --");
  expect(row?.company_name).toBe('ab\ufffdc');
});

test('the partners’ secret is not stored, in whatever way it is written', async () => {
  const { post } = await newVisitor();
  for (const path of [
    '/riopen-sesame',
    '/riopen-sesame/industrial?a=b',
    '/%72iopen%2Dsesame/',
    '/RIopen-sesame',
    '//riopen-sesame',
  ]) {
    const { body } = await post(endpoint, sampleEnquiry({ referrer_url: origin + path }));
    const stored = await rowsOf(
      `select c.referrer_url, d.body, (select string_agg(source, ' ') from consents k where k.reference = c.reference) as source
       from call_from_experts c join deliveries d on d.enquiry_id = c.id where c.reference = $1`,
      [body.data?.reference],
    );
    expect(stored[0]?.referrer_url).toBe('/ri…');
    expect(JSON.stringify(stored)).not.toContain('sesame');
  }
});

test('another site’s address is not kept as the page', async () => {
  const { post } = await newVisitor();
  const { body } = await post(endpoint, sampleEnquiry({ referrer_url: 'https://evil.test/cruise' }));
  const [row] = await rowsOf('select referrer_url from call_from_experts where reference = $1', [
    body.data?.reference,
  ]);
  expect(row?.referrer_url).toBe('');
});

test('the trap field that people do not see is refused openly', async () => {
  const { post } = await newVisitor();
  const { status, body } = await post(endpoint, sampleEnquiry({ website: 'https://spam.test' }));
  expect([status, body.errors]).toEqual([422, { website: 'Please leave this field empty.' }]);
  expect((await post(endpoint, sampleEnquiry({ website: '' }))).status).toBe(200);
});

test('the parenthood form keeps the agreed slot', async () => {
  const { post } = await newVisitor();
  const slot = { contact_date: nextMonday(), contact_time: '18:30', contact_language: 'English' };
  const form = sampleEnquiry({ variant: 'parenthood', concern: 'IVF Insurance', ...slot });
  const { body } = await post(endpoint, form);
  const [row] = await rowsOf(
    'select contact_date, contact_time, contact_language from call_from_experts where reference = $1',
    [body.data?.reference],
  );
  expect(row).toEqual(slot);
  const without = await post(endpoint, { ...form, contact_time: '' });
  expect(without.body.errors).toEqual({ contact_time: 'Please fill required fields' });
});

test('a form that does not name its variant is judged by its page and purpose', async () => {
  const { post } = await newVisitor();
  const form = sampleEnquiry({ variant: undefined, concern: 'Cruise Insurance', referrer_url: undefined });
  const { body } = await post(endpoint, form);
  const [row] = await rowsOf('select variant, concern from call_from_experts where reference = $1', [
    body.data?.reference,
  ]);
  expect(row).toEqual({ variant: 'cruise', concern: 'Cruise Insurance' });
});

test('many at once get a record and a reference each', async () => {
  const { post } = await newVisitor();
  const before = await countOf('call_from_experts');
  const answers = await Promise.all(Array.from({ length: 40 }, () => post(endpoint, sampleEnquiry())));
  const references = new Set(answers.map(({ body }) => body.data?.reference));
  expect(references.size).toBe(40);
  expect(await countOf('call_from_experts')).toBe(before + 40);
});

test.each([{ toString: 1 }, [['x']], true, 12, null])(
  'a field that holds %j is judged, not stumbled over',
  async (odd) => {
    const { post } = await newVisitor();
    for (const field of ['name', 'phone', 'email', 'concern', 'consent', 'contact_date']) {
      const { status } = await post(endpoint, sampleEnquiry({ name: '', [field]: odd }));
      expect([422, 403], field).toContain(status);
    }
  },
);

function nextMonday(): string {
  const day = new Date();
  day.setUTCDate(day.getUTCDate() + ((8 - day.getUTCDay()) % 7 || 7));
  return day.toISOString().slice(0, 10);
}
