import { messages } from '../messages/en.ts';
import type { Variant } from '../schema/variants.ts';
import { type Answer, type FailureReason, postCall } from './calls.ts';
import { findAttempt, startAttempt } from './draft.ts';

/**
 * The steps of sending, in the specification's order: checks that may stop it, then the save. The save goes
 * under one key until it succeeds, so a repeat after a lost answer stores nothing twice; such a repeat leaves
 * the checks out, since by now they would meet our own record.
 */
export type SendResult =
  | { kind: 'saved'; reference: string; description: string }
  /** This agent is registered: nothing was recorded. */
  | { kind: 'known-agent'; message: string }
  | { kind: 'refused'; message: string; errors: Record<string, string>; isCaptchaRefused: boolean }
  | { kind: 'failed'; reason: FailureReason };

export type Sending = {
  variant: Variant;
  /** Every answer, without captcha and token. */
  fields: Record<string, unknown>;
  captchaResponse: string;
};

type Step = { call: string; field: 'phone' | 'email' };
type Route = { checks: Step[]; save: string };

const leadRoute: Route = { checks: [{ call: 'phone_validation', field: 'phone' }], save: 'save_lead_data' };
const agentRoute: Route = {
  checks: [
    { call: 'check_pos_email_details', field: 'email' },
    { call: 'check_pos_phone_details', field: 'phone' },
  ],
  save: 'save_pos_data',
};

export async function sendEnquiry({ variant, fields, captchaResponse }: Sending): Promise<SendResult> {
  const { checks, save } = variant.onSuccess === 'thank-you-pos' ? agentRoute : leadRoute;
  const answers = JSON.stringify(fields);
  if (!findAttempt(answers)) {
    for (const { call, field } of checks) {
      if (!fields[field]) continue;
      const stopped = stopOf(await postCall(call, { [field]: fields[field] }), field);
      if (stopped) return stopped;
    }
  }
  const key = startAttempt(answers);
  const answer = await postCall(save, { ...fields, g_recaptcha_response: captchaResponse }, key);
  return stopOf(answer) ?? savedFrom(answer);
}

/** Why to stop here, or nothing. An answer that names no field speaks for the one that was checked. */
function stopOf(answer: Answer, field?: string): SendResult | undefined {
  if (answer.kind === 'failed') return answer;
  if (answer.isOk) return undefined;
  const { description, errors, data } = answer;
  if (reasonIn(data) === 'known-agent') return { kind: 'known-agent', message: description };
  const isCaptchaRefused = errors.g_recaptcha_response !== undefined;
  const message = description || messages.retry;
  const isSilent = field !== undefined && Object.keys(errors).length === 0;
  return { kind: 'refused', message, errors: isSilent ? { [field]: message } : errors, isCaptchaRefused };
}

function reasonIn(data: unknown): unknown {
  return (data as { reason?: unknown } | null | undefined)?.reason;
}

function savedFrom(answer: Answer): SendResult {
  if (answer.kind === 'failed') return answer;
  const { reference } = (answer.data ?? {}) as { reference?: unknown };
  return { kind: 'saved', reference: String(reference ?? ''), description: answer.description };
}
