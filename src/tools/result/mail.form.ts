import type { Form } from '#forms/form.ts';

/** The address to which the link of a result is sent. */
export const mailForm: Form<'email'> = {
  key: 'result-mail',
  fields: { email: { kind: 'email', autoComplete: 'email' } },
};
