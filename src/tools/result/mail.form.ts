import type { Form } from '#forms/form.ts';

/** To whom the link of a result goes. */
export const mailForm: Form<'email'> = {
  key: 'result-mail',
  fields: { email: { kind: 'email', autoComplete: 'email' } },
};
