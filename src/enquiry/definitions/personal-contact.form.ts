import type { Field } from '#forms/form.ts';
import { pageFormMessages } from '../messages/page-forms/messages.ts';
import { subPurposes } from './options.ts';
import { referrerField, type VisitorForm } from './visitor-form.ts';

const fields = {
  name: { kind: 'name', autoComplete: 'name', isColumn: true },
  phone: { kind: 'phone', autoComplete: 'tel', isColumn: true },
  email: { kind: 'email', autoComplete: 'email', isColumn: true },
  city: { kind: 'city', autoComplete: 'address-level2', isColumn: true },
  sub_purpose: { kind: 'choice', options: subPurposes, isColumn: true, isAbout: true },
  message: { kind: 'message', isOptional: true },
  referrer_url: referrerField,
} as const satisfies Record<string, Field>;

/** The contact form of `/personal-insurance-contact`. */
export const personalContactForm: VisitorForm<keyof typeof fields> = {
  key: 'personal-contact',
  fields,
  register: 'contacts',
  words: (locale) => pageFormMessages(locale).personalContact.fields,
  texts: (locale) => pageFormMessages(locale).personalContact,
  checks: [{ endpoint: 'phone_validation', field: 'phone' }],
  save: 'pi_contact_send_mail',
  onSuccess: 'thank-you',
};
