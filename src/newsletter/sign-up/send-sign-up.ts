import { postToEndpoint } from '#enquiry/dialog/post-to-endpoint.ts';
import { enquiryMessages } from '#enquiry/messages/messages.ts';
import type { FieldErrors } from '#forms/controls/form-view.ts';
import type { Locale } from '#ui/language/locales.ts';
import { subscribeEndpoint } from './subscribe-endpoint.ts';

/** The outcome of sending, for the form. */
type SignUpOutcome =
  | { kind: 'asked' }
  | { kind: 'wrong'; errors: FieldErrors }
  | { kind: 'failed'; reasonIn: (locale: Locale) => string };

export async function sendSignUp(fields: Record<string, unknown>): Promise<SignUpOutcome> {
  const answer = await postToEndpoint(subscribeEndpoint, fields);
  if (answer.kind === 'failed') {
    const { reason } = answer;
    return { kind: 'failed', reasonIn: (locale) => enquiryMessages(locale).form.failures[reason] };
  }
  if (answer.isOk) return { kind: 'asked' };
  const { description, errors } = answer;
  const wrong = Object.entries(errors).filter(([name]) => name !== 'g_recaptcha_response');
  if (wrong.length === 0) return { kind: 'failed', reasonIn: () => description };
  return { kind: 'wrong', errors: Object.fromEntries(wrong.map(([name, text]) => [name, { text }])) };
}
