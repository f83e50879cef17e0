import type { Field } from '#forms/form.ts';
import { pageFormMessages } from '../messages/page-forms/messages.ts';
import { contactTopics } from './contact-options.ts';
import { referrerField, type VisitorForm } from './visitor-form.ts';

const fields = {
  name: { kind: 'name', autoComplete: 'name', isColumn: true },
  phone: { kind: 'phone', autoComplete: 'tel', isColumn: true },
  email: { kind: 'email', autoComplete: 'email', isColumn: true },
  topic: { kind: 'choice', options: contactTopics, isColumn: true, isAbout: true },
  message: { kind: 'message' },
  referrer_url: referrerField,
} as const satisfies Record<string, Field>;

/** The contact form of `/contact-us`. */
export const contactForm: VisitorForm<keyof typeof fields> = {
  key: 'contact-us',
  fields,
  consents: ['consent', 'consent_news'],
  register: 'contacts',
  words: (locale) => pageFormMessages(locale).contact.fields,
  texts: (locale) => pageFormMessages(locale).contact,
  checks: [{ endpoint: 'phone_validation', field: 'phone' }],
  save: 'contactus',
  onSuccess: 'thank-you',
};
