import type { Form } from '#forms/form.ts';
import { lastDigitsField } from '#forms/last-digits.ts';
import { requestKinds } from '../requests/request.ts';

/**
 * How someone asks for their data: with an e-mail address, to which a link goes, or, where we have none, with the
 * reference number that they were given and the end of their telephone number, which staff then call.
 */
export const emailForm: Form<'email'> = {
  key: 'privacy-email',
  fields: { email: { kind: 'email', autoComplete: 'email' } },
};

export const phoneForm: Form<'reference' | 'last_digits' | 'kind' | 'words'> = {
  key: 'privacy-phone',
  fields: {
    reference: { kind: 'text', maxLength: 20, autoComplete: 'off' },
    last_digits: lastDigitsField,
    kind: { kind: 'choice', options: Object.fromEntries(requestKinds.map((kind) => [kind, kind])) },
    words: { kind: 'message', isOptional: true, maxLength: 1000 },
  },
};

export type AskForm = typeof emailForm | typeof phoneForm;
