import { consentPurposes } from '#forms/consents.ts';
import { env } from '#platform/env.ts';
import type { CurrentRecord } from '../store/current-records.ts';

/** Fields of an enquiry that a CRM can get, under the names that staff see on the desk. */
export const ourFields = {
  reference: 'Reference number',
  name: 'Full name',
  first_name: 'First name',
  last_name: 'Last name, or the only one',
  phone: 'Phone, with +91',
  email: 'E-mail',
  city: 'City',
  company_name: 'Company',
  company_or_name: 'Company, or else the full name',
  concern: 'Purpose',
  sub_purpose: 'Sub purpose',
  sum_insured: 'Sum insured',
  sector: 'Sector of a business',
  people: 'People in a business',
  renewal_month: 'Month of renewal',
  contact_date: 'Day to call',
  contact_time: 'Time to call',
  contact_language: 'Language',
  referrer_url: 'Page that it was sent from',
  utm_source: 'Campaign: source',
  utm_medium: 'Campaign: medium',
  utm_campaign: 'Campaign: name',
  consent: 'May be called about it (true or false)',
  consent_share: 'May be shared with insurers (true or false)',
  consent_news: 'Wants news (true or false)',
  consent_whatsapp: 'May be written to by WhatsApp (true or false)',
  source: 'Source: this website’s address',
  received_at: 'Moment of arrival',
  summary: 'What they ask for, as text',
} as const;
export type OurField = keyof typeof ourFields;

export const ourFieldNames = Object.keys(ourFields) as OurField[];

export function isOurField(name: string): name is OurField {
  return Object.hasOwn(ourFields, name);
}

/** Fields that a record sums up as text, so that nothing is lost for which the CRM has no field. */
const summedUp = [
  'concern',
  'sub_purpose',
  'sum_insured',
  'company_name',
  'sector',
  'people',
  'renewal_month',
  'city',
  'contact_date',
  'contact_time',
  'contact_language',
  'referrer_url',
  'utm_campaign',
] as const satisfies readonly OurField[];

/** Returns the values of a record; one that it does not have is empty. */
export function ourValues({ reference, data, receivedAt }: CurrentRecord): Record<OurField, string> {
  const given = (name: string) => (data[name] === undefined ? '' : String(data[name]));
  const name = given('name');
  const [, first = '', last = name] = /^(.+)\s+(\S+)$/.exec(name) ?? [];
  const phone = given('phone');
  return {
    ...(Object.fromEntries(ourFieldNames.map((field) => [field, given(field)])) as Record<OurField, string>),
    reference,
    first_name: first,
    last_name: last,
    phone: /^\d{10}$/.test(phone) ? `+91${phone}` : phone,
    company_or_name: given('company_name') || name,
    source: env().siteUrl,
    received_at: receivedAt.toISOString(),
    summary: summaryOf(reference, given),
  };
}

function summaryOf(reference: string, given: (name: string) => string): string {
  const lines = summedUp.flatMap((field) =>
    given(field) ? [`${ourFields[field]}: ${oneLine(given(field))}`] : [],
  );
  const agreed = consentPurposes.filter((purpose) => given(purpose) === 'true');
  const consents = agreed.map((purpose) => ourFields[purpose].replace(' (true or false)', ''));
  return [`Enquiry ${reference}`, ...lines, `Agreed: ${consents.join('; ') || 'to nothing'}`].join('\n');
}

function oneLine(value: string): string {
  return value.replace(/\s+/g, ' ').trim();
}
