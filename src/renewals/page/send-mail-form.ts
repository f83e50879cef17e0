import type { Context } from 'hono';
import { captchaProof } from '#enquiry/captcha/captcha-proof.ts';
import { senderAddress } from '#enquiry/endpoints/sender-address.ts';
import { fillingProof } from '#enquiry/guards/filling-time.ts';
import { foreignForm } from '#enquiry/guards/own-form.ts';
import { answerMessages } from '#enquiry/messages/answers/messages.ts';
import type { PageInput } from '#enquiry/page/page-form.ts';
import { pageRefusal } from '#enquiry/page/page-refusal.ts';
import { sentenceOf } from '#forms/messages/messages.ts';
import { isUnavailable } from '#platform/database.ts';
import { describeError, log } from '#platform/log.ts';
import type { Locale } from '#ui/language/locales.ts';
import { requestReminder } from '../reminders/request-reminder.ts';
import type { Renewal } from '../renewal.ts';

export type Sent =
  | { isAsked: true; retryAfterSeconds?: undefined }
  | {
      isAsked: false;
      emailError?: string;
      problem?: string;
      status: number;
      retryAfterSeconds?: number;
    };

/** Without a script it brings no captcha: in its place are the time that filling took, and a tighter limit. */
export async function sendMailForm(
  c: Context,
  { input, renewal, locale }: { input: PageInput; renewal: Renewal; locale: Locale },
): Promise<Sent> {
  const foreign = foreignForm(c, input.csrfToken, locale);
  if (foreign) return { isAsked: false, problem: foreign, status: 403 };
  const { g_recaptcha_response: response, moment } = input;
  const isScripted = response !== undefined;
  try {
    const outcome = await requestReminder(input, {
      renewal,
      locale,
      name: isScripted ? 'dialog' : 'page',
      address: senderAddress(c),
      prove: () => (isScripted ? captchaProof(response, 'v2') : fillingProof(moment)),
    });
    if (outcome.kind === 'asked') return { isAsked: true };
    if (outcome.kind === 'refused') return { isAsked: false, ...(await pageRefusal(outcome, locale)) };
    return { isAsked: false, emailError: sentenceOf(outcome.problem, locale), status: 422 };
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    log.warn('renewal reminder without a database', describeError(error));
    return {
      isAsked: false,
      problem: answerMessages(locale).refusals.failed,
      status: 503,
      retryAfterSeconds: 5,
    };
  }
}
