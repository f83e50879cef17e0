import { findAttempt, startAttempt } from '#forms/draft/draft.ts';
import type { VisitorForm } from '../definitions/visitor-form.ts';
import { type EndpointAnswer, type Failed, postToEndpoint } from './post-to-endpoint.ts';
import type { Sent } from './thanks-in-words.ts';

/**
 * The steps of sending, in the specification's order: checks that may stop it, then the save. The save goes
 * under one key until it succeeds, so a repeat after a lost answer stores nothing twice; such a repeat leaves
 * the checks out, since by now they would meet our own record.
 */
export type SendResult =
  | ({ kind: 'saved' } & Pick<Sent, 'reference' | 'waiting'>)
  /** Registered before: nothing was recorded. */
  | { kind: 'known'; message: string }
  /** An answer without words of its own has no message. */
  | { kind: 'refused'; message: string; errors: Record<string, string>; isCaptchaRefused: boolean }
  | SendFailed;

/** Nothing was sent without a captcha, or nothing came back. */
export type SendFailed = Failed | { kind: 'failed'; reason: 'captcha'; said?: undefined };

export type Sending = {
  /** Where the form is, as its draft has it. */
  place: string;
  form: VisitorForm;
  /** Every answer as it is sent, without captcha and token. */
  fields: Record<string, unknown>;
  /** None when the captcha cannot be had. */
  captchaResponse: string | undefined;
};

export async function sendEnquiry({ place, form, fields, captchaResponse }: Sending): Promise<SendResult> {
  const { checks, save } = form;
  const answers = JSON.stringify(fields);
  // A repeat needs none: what its key stands for may be stored.
  if (!findAttempt(place, answers)) {
    if (captchaResponse === undefined) return { kind: 'failed', reason: 'captcha' };
    for (const { endpoint, field } of checks) {
      if (!fields[field]) continue;
      const stopped = stopOf(await postToEndpoint(endpoint, { [field]: fields[field] }), field);
      if (stopped) return stopped;
    }
  }
  const key = startAttempt(place, answers);
  const answer = await postToEndpoint(save, { ...fields, g_recaptcha_response: captchaResponse ?? '' }, key);
  return stopOf(answer) ?? savedFrom(answer);
}

/** Why to stop here, or nothing. An answer that names no field speaks for the one that was checked. */
function stopOf(answer: EndpointAnswer, field?: string): SendResult | undefined {
  if (answer.kind === 'failed') return answer;
  if (answer.isOk) return undefined;
  const { description: message, errors, data } = answer;
  const { reason } = Object(data) as { reason?: unknown };
  if (/^known-/.test(String(reason))) return { kind: 'known', message };
  const isCaptchaRefused = errors.g_recaptcha_response !== undefined;
  const isSilent = field !== undefined && Object.keys(errors).length === 0;
  return { kind: 'refused', message, errors: isSilent ? { [field]: message } : errors, isCaptchaRefused };
}

function savedFrom(answer: EndpointAnswer): SendResult {
  if (answer.kind === 'failed') return answer;
  const { reference, waiting } = Object(answer.data) as Partial<Sent>;
  return { kind: 'saved', reference: String(reference ?? ''), waiting };
}
