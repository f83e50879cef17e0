import type { Field } from '#forms/form.ts';
import { pageFormMessages } from '../messages/page-forms/messages.ts';
import { referrerField, type VisitorForm } from './visitor-form.ts';

const fields = {
  position: { kind: 'text', isColumn: true },
  name: { kind: 'name', autoComplete: 'name', isColumn: true },
  phone: { kind: 'phone', autoComplete: 'tel', isColumn: true },
  email: { kind: 'email', autoComplete: 'email', isColumn: true },
  referrer_url: referrerField,
} as const satisfies Record<string, Field>;

/** The application of `/career`. */
export const applicationForm: VisitorForm<keyof typeof fields> = {
  key: 'application',
  fields,
  consents: ['consent'],
  register: 'resumes',
  words: (locale) => pageFormMessages(locale).application.fields,
  texts: (locale) => pageFormMessages(locale).application,
  checks: [{ endpoint: 'phone_validation', field: 'phone' }],
  save: 'save_resume',
  onSuccess: 'thank-you',
};
