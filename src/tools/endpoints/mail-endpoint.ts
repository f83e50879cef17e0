import type { Context } from 'hono';
import { captchaProof } from '#enquiry/captcha/captcha-proof.ts';
import { localeOf } from '#enquiry/endpoints/locale-of.ts';
import type { JsonObject } from '#enquiry/endpoints/read-body.ts';
import { refusalOf } from '#enquiry/endpoints/refusals.ts';
import { accept, type Refusal, refuse } from '#enquiry/endpoints/responses.ts';
import { senderAddress } from '#enquiry/endpoints/sender-address.ts';
import type { Problems } from '#forms/problem.ts';
import type { Locale } from '#ui/language/locales.ts';
import { mailErrors } from '../result/mail-words.ts';
import { resultMessages } from '../result/messages/messages.ts';
import { requestMail } from '../result/request-mail.ts';
import { publicBase } from '../result/result-path.ts';
import { findShown } from '../result/shown-result.ts';
import type { Tool } from '../tool.ts';
import { endpointMessages } from './messages/messages.ts';
import { wrongField } from './result-endpoint.ts';

/** `POST` of `{result, email, consent, g_recaptcha_response}`: the link of a result goes there by mail. */
export function mailEndpoint(tool: Tool) {
  return async function answerMail(c: Context, body: JsonObject): Promise<Response> {
    const locale = localeOf(body);
    const texts = resultMessages(locale).mail;
    const place = { tool, base: await publicBase(tool, locale), locale, isPartner: false };
    const outcome = await requestMail(() => findShown(place, String(body.result ?? '')), body, {
      name: 'dialog',
      address: senderAddress(c),
      prove: () => captchaProof(body.g_recaptcha_response, 'v2'),
    });
    if (outcome.kind === 'sent')
      return accept(c, endpointMessages(locale).mailed, { reference: outcome.reference });
    if (outcome.kind === 'gone') return refuse(c, wrongField('result', texts.gone));
    if (outcome.kind === 'wrong') return refuse(c, wrongFields(outcome.problems, locale));
    if (outcome.kind === 'refused') return refuse(c, refusalOf(outcome, locale));
    const { headers } = refusalOf({ ...outcome, code: 'too-many' }, locale);
    return refuse(c, { status: 429, description: texts.tooManyThere, headers });
  };
}

function wrongFields(problems: Problems, locale: Locale): Refusal {
  const errors = Object.fromEntries(
    Object.entries(mailErrors(problems, locale)).map(([name, { text }]) => [name, text]),
  );
  return { status: 422, description: Object.values(errors)[0] ?? '', errors };
}
