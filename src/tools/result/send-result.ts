import { type EndpointAnswer, type FailureReason, postToEndpoint } from '#enquiry/dialog/post-to-endpoint.ts';

/** The outcome of sending, for the form. */
export type MailResult =
  | { kind: 'sent' }
  /** Field name to sentence; an answer without words of its own has no message. */
  | { kind: 'refused'; message: string; errors: Record<string, string>; isCaptchaRefused: boolean }
  | { kind: 'failed'; reason: FailureReason };

export async function sendResult(endpoint: string, fields: Record<string, unknown>): Promise<MailResult> {
  const answer: EndpointAnswer = await postToEndpoint(endpoint, fields);
  if (answer.kind === 'failed') return answer;
  if (answer.isOk) return { kind: 'sent' };
  const { description: message, errors } = answer;
  return { kind: 'refused', message, errors, isCaptchaRefused: errors.g_recaptcha_response !== undefined };
}
