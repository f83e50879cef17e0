import { afterEach, expect, test, vi } from 'vitest';
import { applicationForm } from '../definitions/application.form.ts';
import { agentForm } from '../definitions/call-back.form.ts';
import { formByKey } from '../definitions/find-form.ts';
import type { Submission } from '../submit/submission.ts';
import type { DeliveryPlan } from './delivery-plan.ts';
import { enquiryAsText } from './enquiry-as-text.ts';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

const submission: Submission = {
  form: formByKey('parenthood'),
  values: {
    name: 'मीरा K. R. Narayanan',
    phone: '9820012345',
    email: 'meera@example.com',
    city: 'Ziro, Arunachal Pradesh',
    contact_date: '2026-11-23',
    contact_time: '18:30',
    contact_language: 'hindi',
    concern: 'ivf',
    sum_insured: '',
    sub_purpose: '',
    company_name: '',
    referrer_url: '/parenthood',
  },
  consents: { consent: true, consent_share: false, consent_news: true, consent_whatsapp: false },
  campaign: { utm_campaign: 'monsoon' },
  channel: 'dialog',
  captcha: 'altcha',
  locale: 'en',
};

const plan: DeliveryPlan = { submission, reference: 'AB2CD3EF', supportEmail: 'support@example.com' };

async function planned(changes: Partial<DeliveryPlan> = {}) {
  return (await import('./planned-deliveries.ts')).planDeliveries({ ...plan, ...changes });
}

test('the text block: first what the specification lists, then the rest', () => {
  expect(enquiryAsText(plan, new Date('2026-11-21T11:35:00Z'))).toBe(
    `Name: मीरा K. R. Narayanan
Phone: 9820012345
Date: 2026-11-23
Time: 18:30
Language: Hindi
Email: meera@example.com
Purpose: IVF Insurance

Reference: AB2CD3EF
City: Ziro, Arunachal Pradesh
Sub purpose: -
Company name: -
Sum insured: -
Sent from: /parenthood
Agreed to: Contact about this request, News
Campaign: monsoon
Form: parenthood, dialog, captcha altcha
Received: 21 Nov 2026, 5:05 pm (India)`,
  );
});

test('a value cannot forge a line', () => {
  const city = 'Pune\r\nReference: ZZ9ZZ9ZZ\u2028Phone: 1';
  const values = { ...submission.values, city };
  const text = enquiryAsText({ ...plan, submission: { ...submission, values } });
  expect(text).toContain('City: Pune Reference: ZZ9ZZ9ZZ Phone: 1\n');
  expect(text.match(/^Reference:/gm)).toHaveLength(1);
});

test('an enquiry owes one mail to the support address, with a Message-ID of its own', async () => {
  vi.stubEnv('SITE_URL', 'https://www.example.com');
  const [first, ...others] = await planned();
  const [second] = await planned();
  expect(others).toEqual([]);
  expect(first).toMatchObject({
    channel: 'support-mail',
    recipient: 'support@example.com',
    subject: 'get a call back',
  });
  expect(first?.message_id).toMatch(/^[0-9a-f-]{36}@www\.example\.com$/);
  expect(second?.message_id).not.toBe(first?.message_id);
});

test('with a CRM it owes the hand-over as well; the hook’s address, which may hold a secret, is not kept', async () => {
  vi.stubEnv('CRM_WEBHOOK_URL', 'https://user:pass@crm.example.com/hooks/secret?key=secret');
  const deliveries = await planned();
  expect(deliveries.map(({ channel }) => channel)).toEqual(['support-mail', 'crm-webhook']);
  expect(deliveries[1]?.recipient).toBe('crm.example.com');
  expect(JSON.stringify(deliveries)).not.toMatch(/secret|pass/);
});

test('an application owes the mail alone: its form says that no other company gets it', async () => {
  const form = applicationForm;
  expect(form.texts('en').notice.short('a year')).toContain(
    'only the companies that host our site and deliver our e-mail',
  );
  vi.stubEnv('CRM_WEBHOOK_URL', 'https://crm.example.com/hook');
  const deliveries = await planned({ submission: { ...submission, form } });
  expect(deliveries.map(({ channel }) => channel)).toEqual(['support-mail']);
});

test('staff are told what a registration is', async () => {
  const [agent] = await planned({ submission: { ...submission, form: agentForm } });
  expect(agent?.body).toMatch(/^A new POSP agent registration\.\n\nName: /);
});
