import { env } from '#platform/env.ts';
import { newMessageId } from '#platform/mail.ts';
import { activeCrms } from '../crm/active-crms.ts';
import { registerOf } from '../registers.ts';
import type { DeliveryChannel } from './delivery.ts';
import type { DeliveryPlan } from './delivery-plan.ts';
import { enquiryAsJson } from './enquiry-as-json.ts';
import { enquiryAsText } from './enquiry-as-text.ts';

/** Deliveries that a new record owes: the mail to the support address, and the hand-overs to CRMs where any are set. */
export type PlannedDelivery = {
  channel: DeliveryChannel;
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
  const { event, isForCover, isForHook } = registerOf(plan.submission.form.register);
  // Without a body: a CRM gets the record as it is when it is sent.
  const toCrms = (isForCover ? activeCrms() : []).map(
    ({ adapter }): PlannedDelivery => ({
      channel: 'crm',
      recipient: adapter.key,
      subject: event,
      body: '',
      message_id: newMessageId(),
    }),
  );
  if (!crmWebhookUrl || !isForHook) return [mail, ...toCrms];
  const handOver: PlannedDelivery = {
    channel: 'crm-webhook',
    // The host only: such an address often carries a secret in its path.
    recipient: new URL(crmWebhookUrl).host,
    subject: event,
    body: enquiryAsJson(plan),
    message_id: newMessageId(),
  };
  return [mail, handOver, ...toCrms];
}
