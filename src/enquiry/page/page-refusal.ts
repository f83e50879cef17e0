import type { Locale } from '#ui/language/locales.ts';
import { numberAfter, refusalOf } from '../endpoints/refusals.ts';
import { answerMessages } from '../messages/answers/messages.ts';
import type { RefusalCode } from '../submit/refusal-code.ts';

type Refused = { code: RefusalCode; retryAfterSeconds?: number };

/** How a page without JavaScript says a refusal: the ways on that it names are open to its visitor. */
export async function pageRefusal(refused: Refused, locale: Locale) {
  const { page } = answerMessages(locale);
  const { status, description } = refusalOf(refused, locale);
  const { retryAfterSeconds } = refused;
  // Sent before with other answers: the page is rendered with a new key, under which these are sent.
  if (refused.code === 'key-reused') return { status, problem: page.sentBefore, retryAfterSeconds };
  const problem = description + (await numberAfter(refused.code, locale));
  const detail = refused.code === 'not-kept' ? page.stillInForm : undefined;
  return { status, problem, detail, retryAfterSeconds };
}
