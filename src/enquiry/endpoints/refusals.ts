import { env } from '#platform/env.ts';
import type { Locale } from '#ui/language/locales.ts';
import { answerMessages } from '../messages/answers/messages.ts';
import { siteFacts } from '../store/site-facts.ts';
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
  'not-kept': 503,
} as const satisfies Record<RefusalCode, Refusal['status']>;

/** The status that says why something was not taken; the same for every channel. */
export function statusOf(code: RefusalCode): (typeof statuses)[RefusalCode] {
  return statuses[code];
}

const captchaRetrySeconds = 10;

type Refused = { code: RefusalCode; retryAfterSeconds?: number };

/** Google's captcha is named only where it is the one in use. */
function saidAs(code: RefusalCode): RefusalCode | 'captcha-built-in' {
  return code === 'captcha' && env().captcha.provider !== 'recaptcha' ? 'captcha-built-in' : code;
}

const suggestsCall: ReadonlySet<RefusalCode> = new Set(['too-many', 'page-busy', 'not-kept']);

/** The suggestion to call us, for a refusal that the visitor can do little about; empty without a number of ours. */
export async function numberAfter(code: RefusalCode, locale: Locale): Promise<string> {
  if (!suggestsCall.has(code)) return '';
  const { helpline } = await siteFacts();
  return helpline && answerMessages(locale).ourNumber(helpline);
}

/** How a refusal is said over HTTP, with our number if a call is the way on. */
export async function refusalInFull(refused: Refused, locale: Locale): Promise<Refusal> {
  const refusal = refusalOf(refused, locale);
  const description = refusal.description + (await numberAfter(refused.code, locale));
  if (refused.code !== 'not-kept') return { ...refusal, description };
  const said = { text: description, detail: answerMessages(locale).page.stillInForm };
  return { ...refusal, description, data: { reason: 'not-kept', said } };
}

/** The same without our number. */
export function refusalOf({ code, retryAfterSeconds }: Refused, locale: Locale): Refusal {
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
