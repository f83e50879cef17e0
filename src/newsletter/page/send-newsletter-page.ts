import type { Context } from 'hono';
import { senderAddress } from '#enquiry/endpoints/sender-address.ts';
import { isTokenValid } from '#enquiry/guards/csrf-token.ts';
import { fillingProof } from '#enquiry/guards/filling-time.ts';
import { isOwnOrigin } from '#enquiry/guards/origin.ts';
import { answerMessages } from '#enquiry/messages/answers/messages.ts';
import type { PageInput } from '#enquiry/page/page-form.ts';
import { pageRefusal } from '#enquiry/page/page-refusal.ts';
import type { Problems } from '#forms/problem.ts';
import { isUnavailable } from '#platform/database.ts';
import { describeError, log } from '#platform/log.ts';
import type { Locale } from '#ui/language/locales.ts';
import { type NewsOutcome, requestNews } from '../subscribe/request-news.ts';

type Sent =
  | { isAsked: true; retryAfterSeconds?: undefined }
  | { isAsked: false; problems?: Problems; problem?: string; status: number; retryAfterSeconds?: number };

/** The form without JavaScript: in place of the captcha are the time that filling took, and tighter limits. */
export async function sendNewsletterPage(c: Context, input: PageInput, locale: Locale): Promise<Sent> {
  const { refusals } = answerMessages(locale);
  const forbidden = (problem: string): Sent => ({ isAsked: false, problem, status: 403 });
  if (!isOwnOrigin(c.req.header('origin'))) return forbidden(refusals['foreign-origin']);
  if (!isTokenValid(c, input.csrfToken)) return forbidden(refusals.token);
  try {
    const outcome = await requestNews(input, {
      name: 'page',
      address: senderAddress(c),
      page: input.from ?? '',
      locale,
      prove: () => fillingProof(input.moment),
    });
    return await drawnFrom(outcome, locale);
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    log.warn('newsletter form without a database', describeError(error));
    return { isAsked: false, problem: refusals.failed, status: 503, retryAfterSeconds: 5 };
  }
}

async function drawnFrom(outcome: NewsOutcome, locale: Locale): Promise<Sent> {
  if (outcome.kind === 'asked') return { isAsked: true };
  if (outcome.kind === 'wrong') return { isAsked: false, problems: outcome.problems, status: 422 };
  return { isAsked: false, ...(await pageRefusal(outcome, locale)) };
}
