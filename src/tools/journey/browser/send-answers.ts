import { type FailureReason, postToEndpoint } from '#enquiry/dialog/post-to-endpoint.ts';
import type { FormValues } from '#forms/form.ts';
import type { JourneyProps } from '../journey-props.ts';
import { resultEndpoints } from '../result-endpoints.ts';

/** The outcome of asking for the result: its address, or why there is none. */
export type SendOutcome =
  | { kind: 'made'; address: string }
  /** Other questions have been published since. */
  | { kind: 'outdated' }
  | { kind: 'refused'; message: string }
  | { kind: 'failed'; reason: FailureReason };

type Sent = Pick<JourneyProps, 'questionnaire' | 'version' | 'locale' | 'isPartner'>;

/** The one moment at which answers leave the browser. */
export async function sendAnswers(journey: Sent, answers: FormValues): Promise<SendOutcome> {
  const { questionnaire, version, locale, isPartner } = journey;
  const fields = { version, answers, locale, ...(isPartner && { partner: true }) };
  const answer = await postToEndpoint(resultEndpoints[questionnaire.key], fields);
  if (answer.kind === 'failed') return answer;
  // Every page was validated before: what is refused now are answers to questions that are no longer the same.
  if (answer.status === 409 || answer.status === 422) return { kind: 'outdated' };
  if (!answer.isOk) return { kind: 'refused', message: answer.description };
  const address = resultAddress(answer.data);
  return address ? { kind: 'made', address } : { kind: 'failed', reason: 'server' };
}

/** Only ever a page of our own. */
function resultAddress(data: unknown): string | undefined {
  const { result } = (data ?? {}) as { result?: { url?: unknown } };
  return typeof result?.url === 'string' ? new URL(result.url, location.href).pathname : undefined;
}
