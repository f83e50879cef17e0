import type { Form } from '#forms/form.ts';

/** The one field, and the one box that makes it count. */
export const newsletterForm: Form<'email'> = {
  key: 'newsletter',
  fields: { email: { kind: 'email', autoComplete: 'email' } },
  consents: ['consent_news'],
  neededConsent: 'consent_news',
};
