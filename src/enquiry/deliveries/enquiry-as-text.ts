import type { Enquiry } from '../schema/enquiry.schema.ts';
import { ownPath } from '../store/own-path.ts';
import type { DeliveryPlan } from './planned-deliveries.ts';

/** The text block of the support mail: what the specification lists first, in its order, then the rest. */
const receivedAt = new Intl.DateTimeFormat('en-IN', {
  timeZone: 'Asia/Kolkata',
  dateStyle: 'medium',
  timeStyle: 'short',
});

const notes = {
  enquiry: '',
  agent: 'A new POSP agent registration.',
};

export function enquiryAsText({ kind, order, reference }: DeliveryPlan, now = new Date()): string {
  const { enquiry, channel, captcha } = order;
  const first = lines({
    Name: enquiry.name,
    Phone: enquiry.phone,
    Date: enquiry.contact_date,
    Time: enquiry.contact_time,
    Language: enquiry.contact_language,
    Email: enquiry.email,
    Purpose: enquiry.concern,
  });
  const rest = lines({
    Reference: reference,
    City: enquiry.city,
    'Sub purpose': enquiry.sub_purpose,
    'Sum insured': enquiry.sum_insured,
    'Company name': enquiry.company_name,
    'Agreed to': agreedTo(enquiry),
    'Sent from': ownPath(enquiry.referrer_url),
    Form: `${enquiry.variant}, ${channel}, captcha ${captcha}`,
    Received: `${receivedAt.format(now)} (India)`,
  });
  return [notes[kind], first, rest].filter(Boolean).join('\n\n');
}

function lines(values: Record<string, string>): string {
  return Object.entries(values)
    .map(([label, value]) => `${label}: ${oneLine(value) || '-'}`)
    .join('\n');
}

/** The schema takes line breaks out already; a record must not be able to forge a line even if it did not. */
function oneLine(value: string): string {
  return value.replace(/\s+/g, ' ').trim();
}

function agreedTo(enquiry: Enquiry): string {
  const agreed = [
    enquiry.consent && 'being contacted',
    enquiry.consent_share && 'sharing with insurers',
    enquiry.consent_news && 'news',
    enquiry.consent_whatsapp && 'WhatsApp',
  ];
  return agreed.filter(Boolean).join(', ');
}
