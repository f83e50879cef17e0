import { type CollectionBeforeValidateHook, ValidationError } from 'payload';
import { passwordProblem } from '#desk/session/password-problem.ts';

/**
 * However a password comes to be set, it is validated here. The content service's screens set one for a new colleague and
 * never change any: that takes the old one, or a link in a mail, and ends sessions.
 */
export const validatePassword: CollectionBeforeValidateHook = async ({
  data,
  originalDoc,
  operation,
  req,
}) => {
  const password: unknown = data?.password;
  if (password === undefined || password === null || password === '') return data;
  if (operation === 'update' && req.payloadAPI !== 'local') throw refusal(elsewhere);
  const { brand } = await req.payload.findGlobal({ slug: 'site-settings', depth: 0, overrideAccess: true });
  const email = String(data?.email ?? originalDoc?.email ?? '');
  const problem = await passwordProblem(String(password), { email, brandName: brand ?? '' });
  if (problem) throw refusal(problem);
  return data;
};

const elsewhere =
  'People change their own password, under their name on the desk or through the link “Forgot the password?”.';

function refusal(message: string): ValidationError {
  return new ValidationError({ collection: 'users', errors: [{ message, path: 'password' }] });
}
