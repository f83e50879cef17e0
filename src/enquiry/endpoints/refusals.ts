import { env } from '#platform/env.ts';
import type { Locale } from '#ui/language/locales.ts';
import { answerMessages } from '../messages/answers/messages.ts';
import type { RefusalCode } from '../submit/refusal-code.ts';
import type { Refusal } from './responses.ts';

const statuses = {
  'too-many': 429,
  'key-reused': 409,
  captcha: 403,
  'too-fast': 403,
  'sent-already': 403,
  'page-busy': 429,
  'captcha-unavailable': 503,
} as const satisfies Record<RefusalCode, Refusal['status']>;

/** The status that says why something was not taken; the same for every channel. */
export function statusOf(code: RefusalCode): (typeof statuses)[RefusalCode] {
  return statuses[code];
}

const captchaRetrySeconds = 10;

/** Google's captcha is named only where it is the one in use. */
function saidAs(code: RefusalCode): RefusalCode | 'captcha-built-in' {
  return code === 'captcha' && env().captcha.provider !== 'recaptcha' ? 'captcha-built-in' : code;
}

/** How a refusal is said over HTTP. */
export function refusalOf(
  { code, retryAfterSeconds }: { code: RefusalCode; retryAfterSeconds?: number },
  locale: Locale,
): Refusal {
  const description = answerMessages(locale).refusals[saidAs(code)];
  const wait = code === 'captcha-unavailable' ? captchaRetrySeconds : retryAfterSeconds;
  return {
    status: statusOf(code),
    description,
    errors: code === 'captcha' ? { g_recaptcha_response: description } : undefined,
    headers:
      wait === undefined || statusOf(code) === 409 ? undefined : { 'Retry-After': String(Math.max(1, wait)) },
  };
}
