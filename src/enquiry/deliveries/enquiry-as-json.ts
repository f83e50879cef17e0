import { valuesAsSent } from '#forms/words.ts';
import { registerOf } from '../registers.ts';
import type { DeliveryPlan } from './delivery-plan.ts';

/** Writes the record for a CRM under the names of the endpoints, so that one list of fields serves both. */
export function enquiryAsJson({ submission, reference }: DeliveryPlan, now = new Date()): string {
  const { form, values, consents, campaign, channel, locale } = submission;
  return JSON.stringify({
    type: registerOf(form.register).event,
    timestamp: now.toISOString(),
    data: {
      reference,
      ...valuesAsSent(form, values),
      variant: form.key,
      ...consents,
      ...campaign,
      channel,
      locale,
    },
  });
}
