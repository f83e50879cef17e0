import type { Context } from 'hono';
import { senderAddress } from '#enquiry/endpoints/sender-address.ts';
import { fillingProof } from '#enquiry/guards/filling-time.ts';
import { foreignForm } from '#enquiry/guards/own-form.ts';
import { pageRefusal } from '#enquiry/page/page-refusal.ts';
import type { Locale } from '#ui/language/locales.ts';
import { type MailState, untouchedMail } from './mail-state.ts';
import { mailErrors } from './mail-words.ts';
import { resultMessages } from './messages/messages.ts';
import { type MailOutcome, requestMail } from './request-mail.ts';
import type { ShownResult } from './shown-result.ts';

type Sending = { shown: ShownResult; input: Readonly<Record<string, string>> };
export type SentByPage = { mail: MailState; status: number; retryAfterSeconds?: number };

/** The form without JavaScript: in place of the captcha are the time that filling took, and tighter limits. */
export async function sendByPage(c: Context, { shown, input }: Sending): Promise<SentByPage> {
  const { locale } = shown.place;
  const { email = '' } = input;
  const problem = foreignForm(c, input.csrfToken, locale);
  if (problem) return { mail: { ...untouchedMail, email, problem }, status: 403 };
  const outcome = await requestMail(async () => shown, input, {
    name: 'page',
    address: senderAddress(c),
    prove: () => fillingProof(input.moment),
  });
  return drawnFrom(outcome, email, locale);
}

async function drawnFrom(outcome: MailOutcome, typed: string, locale: Locale): Promise<SentByPage> {
  const mail = { ...untouchedMail, email: typed };
  if (outcome.kind === 'sent') return { mail: { ...mail, email: outcome.email, isSent: true }, status: 200 };
  if (outcome.kind === 'wrong')
    return { mail: { ...mail, errors: mailErrors(outcome.problems, locale) }, status: 422 };
  if (outcome.kind === 'gone')
    return { mail: { ...mail, problem: resultMessages(locale).mail.gone }, status: 404 };
  if (outcome.kind === 'too-many-there') {
    const problem = resultMessages(locale).mail.tooManyThere;
    return { mail: { ...mail, problem }, status: 429, retryAfterSeconds: outcome.retryAfterSeconds };
  }
  const { problem, ...told } = await pageRefusal(outcome, locale);
  return { mail: { ...mail, problem }, ...told };
}
