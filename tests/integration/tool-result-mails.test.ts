import { expect, test } from 'vitest';
import { setEnvironment } from '../support/environment.ts';

setEnvironment({ RATE_LIMITS: 'on', RISK_PARTNER_SECRET: 'open-sesame', TRUSTED_PROXIES: '127.0.0.1' });

import { signedMoment } from '#enquiry/guards/filling-time.ts';
import { withSeed } from '../support/content-service.ts';
import {
  base,
  headline,
  mails,
  opened,
  sampleResult,
  send,
  withToolResults,
} from '../support/tool-result-pages.ts';
import { newVisitor, origin } from '../support/visitor.ts';

withSeed();
withToolResults();

test('without a script the link is sent, and the address is played back', async () => {
  const id = await sampleResult(true);
  const page = await opened(`/riopen-sesame/result/${id}`);
  const answer = await send(page, 'send', { email: 'asha@plain.example', consent: 'on' });
  expect(answer.status).toBe(200);
  const html = await answer.text();
  expect(html).toContain('We are sending the link to asha@plain.example');
  expect(html).toContain('href="/riopen-sesame/thank-you"');
  expect((await mails()).at(-1)).toEqual({
    template: 'result-link',
    recipient: 'asha@plain.example',
    locale: 'en',
    reference: expect.stringMatching(/^[A-Z2-9]{8}$/),
    data: {
      toolTitle: expect.stringContaining('Janampatri'),
      // The public address: anyone who gets the mail learns no secret.
      link: `${origin}${base}/result/${id}`,
      expiresAt: expect.any(String),
      consentVersion: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    },
  });

  // One mail per recipient a day, where no captcha is in the way.
  const again = await send(page, 'send', { email: 'Asha@Plain.example', consent: 'on' });
  expect(again.status).toBe(429);
  expect(Number(again.headers.get('retry-after'))).toBeGreaterThan(3600);
  expect(await mails()).toHaveLength(1);
});

test.each<[string, Record<string, string>, number, string]>([
  ['no address', { email: '', consent: 'on' }, 422, 'Please fill required fields'],
  ['no address at all', { consent: 'on' }, 422, 'Please fill required fields'],
  ['an address that is none', { email: 'asha', consent: 'on' }, 422, 'Please enter valid email id'],
  ['no consent', { email: 'a@b.example' }, 422, 'Please tick this so that we may send the e-mail.'],
  ['a robot', { email: 'a@b.example', consent: 'on', website: 'x' }, 422, 'Please leave this field empty.'],
  [
    'too fast',
    { email: 'a@b.example', consent: 'on', moment: signedMoment(Date.now() + 600_000) },
    403,
    'That was very quick.',
  ],
])('the plain form with %s keeps what was typed, and sends nothing', async (_what, fields, status, said) => {
  const before = await mails();
  const page = await opened(`${base}/result/${await sampleResult()}`);
  const answer = await send(page, 'send', fields);
  expect(answer.status).toBe(status);
  const html = await answer.text();
  expect(html).toContain(said);
  expect(html).toMatch(/<title>Error: /);
  if (fields.email) expect(html).toContain(`value="${fields.email}"`);
  expect(await mails()).toEqual(before);
});

test('the endpoint sends the link, and says under which number', async () => {
  const { post } = await newVisitor();
  const result = await sampleResult();
  const before = (await mails()).length;
  const fields = { result, email: 'asha@script.example', consent: true };
  const { status, body } = await post('send_email_corp_janampatri', fields);
  expect([status, body.status_code]).toEqual([200, 1]);
  const sent = (await mails()).at(-1);
  expect(await mails()).toHaveLength(before + 1);
  expect(body.data).toEqual({ reference: sent?.reference });
  // Neither the answers nor what was found.
  expect(JSON.stringify(sent)).not.toContain(headline);
});

test.each([
  ['a result that is none', { result: 'nothing' }, 'result'],
  ['a result that is no text', { result: { id: 1 } }, 'result'],
  ['no address', { email: undefined }, 'email'],
  ['an address that is none', { email: 'asha' }, 'email'],
  ['a list of addresses', { email: ['a@b.example', 'c@d.example'] }, 'email'],
  ['two addresses', { email: 'a@b.example,c@d.example' }, 'email'],
  ['a header in the address', { email: 'a@b.example\r\nBcc: c@d.example' }, 'email'],
  ['no consent', { consent: false }, 'consent'],
])('the endpoint refuses %s, and sends nothing', async (_what, changes, field) => {
  const before = await mails();
  const { post } = await newVisitor();
  const fields = { result: await sampleResult(), email: 'asha@bad.example', consent: true, ...changes };
  const { status, body } = await post('send_email_corp_janampatri', fields);
  expect([status, body.status_code, Object.keys(body.errors ?? {})]).toEqual([422, 0, [field]]);
  expect(await mails()).toEqual(before);
});

test('one tool’s endpoint sends no other tool’s result', async () => {
  const { post } = await newVisitor();
  const fields = { result: await sampleResult(), email: 'asha@other.example', consent: true };
  const { status, body } = await post('send_email_janampatri', fields);
  expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ['result']]);
});

test('five mails a day to one address, however it is written', async () => {
  const { post } = await newVisitor();
  const result = await sampleResult();
  const ask = (email: string) => post('send_email_corp_janampatri', { result, email, consent: true });
  for (let mail = 0; mail < 5; mail++) expect((await ask('often@mail.example')).status).toBe(200);
  const { status, headers, body } = await ask('OFTEN@mail.example');
  expect([status, body.status_code]).toEqual([429, 0]);
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(3600);
  expect((await ask('else@mail.example')).status).toBe(200);
});
