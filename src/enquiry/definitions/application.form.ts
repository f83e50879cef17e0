import type { Field, FileField } from '#forms/form.ts';
import { pageFormMessages } from '../messages/page-forms/messages.ts';
import { referrerField, type VisitorForm } from './visitor-form.ts';

/** The résumé: received by itself, or sent along with the rest. */
export const resumeFile = { name: 'upload', part: 'resume' } as const satisfies FileField;

const fields = {
  position: { kind: 'text', isColumn: true, isAbout: true, isSetByAddress: true },
  name: { kind: 'name', autoComplete: 'name', isColumn: true },
  phone: { kind: 'phone', autoComplete: 'tel', isColumn: true },
  email: { kind: 'email', autoComplete: 'email', isColumn: true },
  [resumeFile.name]: { kind: 'file', file: { part: resumeFile.part, accept: '.pdf,.doc,.docx' } },
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
