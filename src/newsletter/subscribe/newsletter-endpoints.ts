import type { Context } from 'hono';
import { captchaProof } from '#enquiry/captcha/captcha-proof.ts';
import { safeReferrer } from '#enquiry/definitions/referrer.ts';
import type { Endpoint } from '#enquiry/endpoints/endpoint.ts';
import { localeOf } from '#enquiry/endpoints/locale-of.ts';
import type { JsonObject } from '#enquiry/endpoints/read-body.ts';
import { refusalOf } from '#enquiry/endpoints/refusals.ts';
import { accept, refuse } from '#enquiry/endpoints/responses.ts';
import { senderAddress } from '#enquiry/endpoints/sender-address.ts';
import { sameSitePath } from '#enquiry/store/same-site-path.ts';
import { sentencesOf } from '#forms/messages/messages.ts';
import { newsletterMessages } from '../messages/messages.ts';
import { subscribeEndpoint } from '../sign-up/subscribe-endpoint.ts';
import { requestNews } from './request-news.ts';

/** Under `/api/`. */
export const newsletterEndpoints: readonly Endpoint[] = [
  { name: subscribeEndpoint, method: 'POST', answer: subscribe },
];

/** `POST` of `{email, consent_news, g_recaptcha_response}`: a mail asks for the address to be confirmed. */
async function subscribe(c: Context, body: JsonObject): Promise<Response> {
  const locale = localeOf(body);
  const { referrer_url: page } = body;
  const outcome = await requestNews(body, {
    name: 'dialog',
    address: senderAddress(c),
    page: typeof page === 'string' ? sameSitePath(safeReferrer(page.slice(0, 2048).toWellFormed())) : '',
    locale,
    prove: () => captchaProof(body.g_recaptcha_response, 'v2'),
  });
  if (outcome.kind === 'refused') return refuse(c, refusalOf(outcome, locale));
  if (outcome.kind === 'asked') return accept(c, newsletterMessages(locale).asked.text);
  const errors = sentencesOf(outcome.problems, locale);
  return refuse(c, { status: 422, description: Object.values(errors)[0] ?? '', errors });
}
