import type { Field } from '#forms/form.ts';
import { pageFormMessages } from '../messages/page-forms/messages.ts';
import { businessCovers, months, sectors } from './business-options.ts';
import { referrerField, type VisitorForm } from './visitor-form.ts';

const fields = {
  company_name: { kind: 'text', autoComplete: 'organization', isColumn: true, isAbout: true },
  name: { kind: 'name', autoComplete: 'name', isColumn: true },
  email: { kind: 'email', autoComplete: 'email', isColumn: true },
  phone: { kind: 'phone', autoComplete: 'tel', isColumn: true },
  city: { kind: 'city', autoComplete: 'address-level2', isColumn: true },
  sector: { kind: 'choice', options: sectors, isColumn: true },
  people: { kind: 'number', min: 1, max: 1_000_000, isOptional: true, isColumn: true },
  renewal_month: { kind: 'choice', options: months, isOptional: true, isColumn: true },
  covers: { kind: 'choices', options: businessCovers, maxLength: 1000, isOptional: true },
  referrer_url: referrerField,
} as const satisfies Record<string, Field>;

/** The corporate insurance form of `/get-corporate-insurance` and the pages by company size. */
export const businessForm: VisitorForm<keyof typeof fields> = {
  key: 'corporate-insurance',
  fields,
  register: 'businesses',
  words: (locale) => pageFormMessages(locale).business.fields,
  texts: (locale) => pageFormMessages(locale).business,
  checks: [
    { endpoint: 'check_sme_email_details', field: 'email' },
    { endpoint: 'check_sme_phone_details', field: 'phone' },
  ],
  save: 'save_sme_data',
  onSuccess: 'thank-you',
};
