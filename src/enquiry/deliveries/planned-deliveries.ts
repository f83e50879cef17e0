import { env } from '#platform/env.ts';
import { newMessageId } from '#platform/mail.ts';
import { registerOf } from '../registers.ts';
import type { DeliveryPlan } from './delivery-plan.ts';
import { enquiryAsJson } from './enquiry-as-json.ts';
import { enquiryAsText } from './enquiry-as-text.ts';

/** Deliveries that a new record owes: the mail to the support address, and the hand-over to a CRM where one is set. */
export type PlannedDelivery = {
  channel: 'support-mail' | 'crm-webhook';
  recipient: string;
  subject: string;
  body: string;
  /** One for every attempt, so that a mail sent twice is seen as one. */
  message_id: string;
};

export function planDeliveries(plan: DeliveryPlan): PlannedDelivery[] {
  const { crmWebhookUrl } = env();
  const mail: PlannedDelivery = {
    channel: 'support-mail',
    recipient: plan.supportEmail,
    subject: 'get a call back',
    body: enquiryAsText(plan),
    message_id: newMessageId(),
  };
  if (!crmWebhookUrl) return [mail];
  const handOver: PlannedDelivery = {
    channel: 'crm-webhook',
    // The host only: such an address often carries a secret in its path.
    recipient: new URL(crmWebhookUrl).host,
    subject: registerOf(plan.submission.form.register).event,
    body: enquiryAsJson(plan),
    message_id: newMessageId(),
  };
  return [mail, handOver];
}
