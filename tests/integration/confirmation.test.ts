import { afterAll, beforeEach, expect, test } from 'vitest';
import { setEnvironment } from '../support/environment.ts';
import { openMailbox } from '../support/mailbox.ts';

const mailbox = await openMailbox();
setEnvironment({ SMTP_URL: mailbox.url, RATE_LIMITS: 'on' });

import { allMailTemplates } from '#desk/mails/all-mail-templates.ts';
import { confirmByMail } from '#enquiry/confirmation/confirm-by-mail.ts';
import { generalForm } from '#enquiry/definitions/call-back.form.ts';
import { deliver } from '#enquiry/deliveries/deliver.job.ts';
import type { ChannelName } from '#enquiry/submit/submission.ts';
import { sendOutgoing } from '#mail/outbox/send-outgoing.job.ts';
import { setMailTemplates } from '#mail/templates.ts';
import { inTransaction } from '#platform/database.ts';
import { closeMail } from '#platform/mail.ts';
import { withContentService } from '../support/content-service.ts';
import { rowsOf, withDatabase } from '../support/database.ts';
import { newVisitor, sampleAgent, sampleEnquiry } from '../support/visitor.ts';

withDatabase();
withContentService();

beforeEach(() => {
  mailbox.mails.length = 0;
});
afterAll(async () => {
  closeMail();
  await mailbox.close();
});

const owedTo = (address: string) =>
  rowsOf<{ id: number; reference: string }>(
    `select * from mail.outgoing where template = 'confirmation' and recipient = $1`,
    [address],
  );

async function saved(form: Record<string, unknown>, endpoint = 'save_lead_data', headers = {}) {
  const { post } = await newVisitor();
  const { body } = await post(endpoint, form, headers);
  return body.data;
}

test('a visitor who gives an address is mailed the number and what happens next, and nothing that was typed', async () => {
  const marks = ['Xqzvname', 'Xqzvcity', 'Xqzvcompany'];
  const [name, city, company_name] = marks;
  const email = 'asha@mail.example';
  const form = sampleEnquiry({ name, city, company_name, email, variant: 'corporate' });
  const data = await saved(form);
  const [mail] = await owedTo(email);
  expect(mail?.reference).toBe(data?.reference);
  setMailTemplates(async () => allMailTemplates);
  await sendOutgoing({ outgoingId: mail?.id ?? 0 });
  const [letter = ''] = mailbox.mails.map((source) => source.replace(/=\r\n/g, ''));
  expect(letter).toMatch(/^To: asha@mail.example\r$/m);
  expect(letter).toContain(String(data?.reference));
  expect(letter).toMatch(/^Content-Type: text\/calendar; .*name=call.ics/m);
  for (const mark of [...marks, String(form.phone)]) expect(letter).not.toContain(mark);
});

test('without an address, or where nothing was recorded, there is no mail', async () => {
  const before = await rowsOf('select from mail.outgoing');
  await saved(sampleEnquiry());
  const agent = sampleAgent({ email: 'agent@mail.example' });
  await saved(agent, 'save_pos_data');
  expect(await saved(agent, 'save_pos_data')).toEqual({ reason: 'known-agent' });
  await saved({ ...sampleEnquiry(), email: 'none@mail.example', variant: 'corporate', consent: false });
  expect(await owedTo('none@mail.example')).toEqual([]);
  expect(await owedTo('agent@mail.example')).toHaveLength(1);
  expect(await rowsOf('select from mail.outgoing')).toHaveLength(before.length + 1);
});

test('a save that is repeated confirms once', async () => {
  const email = 'repeated@mail.example';
  const form = sampleEnquiry({ email, variant: 'corporate' });
  for (let time = 0; time < 3; time++) await saved(form, 'save_lead_data', { 'idempotency-key': 'one-key' });
  expect(await owedTo(email)).toHaveLength(1);
});

/** Saves under an address, as far as its confirmation is concerned. */
async function confirm(email: string, channel: ChannelName, after = async () => {}): Promise<void> {
  const consents = { consent: true, consent_share: false, consent_news: false, consent_whatsapp: false };
  const given = { form: generalForm, values: { email }, consents, campaign: {}, captcha: 'none' } as const;
  await inTransaction(async (client) => {
    const promised = { reference: 'AB2CD3EF', dueAt: new Date() };
    await confirmByMail(client, { ...given, channel, locale: 'en' }, promised);
    await after();
  });
}

test.each([
  ['dialog', 5],
  ['page', 1],
] as const)('an address gets so many a day, however it is written: %s, %i', async (channel, most) => {
  const address = `often.${channel}@mail.example`;
  for (let time = 0; time < most; time++) await confirm(address, channel);
  expect(await owedTo(address)).toHaveLength(most);
  await confirm(address, channel);
  await confirm(address.toUpperCase(), channel);
  expect(await owedTo(address)).toHaveLength(most);
  expect(await owedTo(address.toUpperCase())).toEqual([]);
  await confirm(`other.${channel}@mail.example`, channel);
  expect(await owedTo(`other.${channel}@mail.example`)).toHaveLength(1);
});

test('a save that fails has not been counted', async () => {
  const address = 'failing@mail.example';
  const fail = () => Promise.reject(new Error('No.'));
  await expect(confirm(address, 'page', fail)).rejects.toThrow('No.');
  expect(await owedTo(address)).toEqual([]);
  await confirm(address, 'page');
  expect(await owedTo(address)).toHaveLength(1);
});

test('the support department reads the same in the brand’s look, and the text as it always was', async () => {
  const data = await saved(sampleEnquiry());
  const [delivery] = await rowsOf<{ id: number }>('select id from deliveries where reference = $1', [
    data?.reference,
  ]);
  await deliver({ deliveryId: delivery?.id ?? 0 });
  const [letter = ''] = mailbox.mails;
  expect(letter).toMatch(/^Subject: get a call back\r$/m);
  const types = [...letter.matchAll(/^Content-Type: ([\w/]+)/gim)].map(([, type]) => type);
  expect(types).toEqual(['multipart/alternative', 'text/plain', 'text/html']);
  expect(letter.replace(/=\r\n/g, '')).toContain(`${data?.reference}</td>`);
});
