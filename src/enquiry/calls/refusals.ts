import type { SaveRefused } from '../store/save-refused.ts';
import type { Refusal } from './answers.ts';
import { callMessages } from './messages.en.ts';

/** How the reasons for not saving are said over HTTP. */
export function captchaRefusal(outcome: 'failed' | 'unavailable'): Refusal {
  if (outcome === 'failed') {
    const errors = { g_recaptcha_response: callMessages.captcha };
    return { status: 403, description: callMessages.captcha, errors };
  }
  return { status: 503, description: callMessages.captchaUnavailable, headers: { 'Retry-After': '10' } };
}

export const knownAgentRefusal: Refusal = {
  status: 409,
  description: callMessages.agentKnown,
  data: { reason: 'known-agent' },
};

export function tooManyRefusal(retryAfterSeconds: number): Refusal {
  return {
    status: 429,
    description: callMessages.tooMany,
    headers: { 'Retry-After': String(Math.max(1, retryAfterSeconds)) },
  };
}

export function saveRefusal({ reason, retryAfterSeconds }: SaveRefused): Refusal {
  if (reason === 'too-many') return tooManyRefusal(retryAfterSeconds);
  if (reason === 'solution-spent') return captchaRefusal('failed');
  return { status: 409, description: callMessages.keyReused };
}
