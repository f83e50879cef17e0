import { consentsAskedBy, fieldOf, fieldsOf } from '#forms/form.ts';
import { consentTitles } from '#forms/messages/consent-titles/messages.ts';
import { shortLabel, valuesAsSent } from '#forms/words.ts';
import { defaultLocale } from '#ui/language/locales.ts';
import type { CallBackField } from '../definitions/call-back-fields.ts';
import { registerOf } from '../registers.ts';
import type { DeliveryPlan } from './delivery-plan.ts';

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
  const words = form.words(defaultLocale);
  const sent = valuesAsSent(form, values);
  const first: readonly string[] = listedFirst.filter((name) => fieldOf(form, name));
  const rest = fieldsOf(form).flatMap(([name]) => (first.includes(name) ? [] : [name]));
  const linesOf = (names: readonly string[]) =>
    names.map((name) => line(shortLabel(words, name), sent[name] ?? ''));
  const titles = consentTitles(defaultLocale);
  const agreed = consentsAskedBy(form)
    .filter((purpose) => consents[purpose])
    .map((purpose) => titles[purpose]);
  return [
    registerOf(form.register).mailNote ?? '',
    linesOf(first).join('\n'),
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
