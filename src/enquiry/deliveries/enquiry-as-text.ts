import { consentPurposes } from '#forms/consents.ts';
import { fieldsOf } from '#forms/form.ts';
import { formMessages } from '#forms/messages/messages.ts';
import { shortLabel, valuesAsSent } from '#forms/words.ts';
import { defaultLocale } from '#ui/language/locales.ts';
import type { CallBackField } from '../definitions/call-back.form.ts';
import { enquiryMessages } from '../messages/messages.ts';
import { registerOf } from '../registers.ts';
import type { DeliveryPlan } from './planned-deliveries.ts';

/** The text block of the support mail: what the specification lists first, in its order, then the rest. */
const listedFirst: readonly CallBackField[] = [
  'name',
  'phone',
  'contact_date',
  'contact_time',
  'contact_language',
  'email',
  'concern',
];

const receivedAt = new Intl.DateTimeFormat('en-IN', {
  timeZone: 'Asia/Kolkata',
  dateStyle: 'medium',
  timeStyle: 'short',
});

export function enquiryAsText({ submission, reference }: DeliveryPlan, now = new Date()): string {
  const { form, values, consents, campaign, channel, captcha } = submission;
  const words = enquiryMessages(defaultLocale).form.fields;
  const sent = valuesAsSent(form, values);
  const rest = fieldsOf(form).flatMap(([name]) => (listedFirst.includes(name) ? [] : [name]));
  const linesOf = (names: readonly CallBackField[]) =>
    names.map((name) => line(shortLabel(words, name), sent[name]));
  const texts = formMessages(defaultLocale).consents;
  const agreed = consentPurposes
    .filter((purpose) => consents[purpose])
    .map((purpose) => texts[purpose].title);
  return [
    registerOf(form.register).mailNote ?? '',
    linesOf(listedFirst).join('\n'),
    [
      line('Reference', reference),
      ...linesOf(rest),
      line('Agreed to', agreed.join(', ')),
      line('Campaign', Object.values(campaign).join(', ')),
      line('Form', `${form.key}, ${channel}, captcha ${captcha}`),
      line('Received', `${receivedAt.format(now)} (India)`),
    ].join('\n'),
  ]
    .filter(Boolean)
    .join('\n\n');
}

/** Tidying takes line breaks out already; a record must not be able to forge a line even if it did not. */
function line(label: string, value: string): string {
  return `${label}: ${value.replace(/\s+/g, ' ').trim() || '-'}`;
}
