import type { Context } from 'hono';
import { mandatoryConsent } from '#forms/consents.ts';
import { type FileField, fileFieldOf } from '#forms/form.ts';
import { sentencesOf } from '#forms/messages/messages.ts';
import type { Problems } from '#forms/problem.ts';
import type { Locale } from '#ui/language/locales.ts';
import { captchaProof } from '../captcha/captcha-proof.ts';
import { captchaVersion } from '../captcha/recaptcha-version.ts';
import { originPathOf } from '../definitions/referrer.ts';
import type { VisitorForm } from '../definitions/visitor-form.ts';
import { bodyHashes, type Idempotency, isIdempotencyKey } from '../guards/idempotency-key.ts';
import { answerMessages } from '../messages/answers/messages.ts';
import { enquiryMessages } from '../messages/messages.ts';
import { pageAtPath } from '../store/site-pages.ts';
import type { Proof } from '../submit/channel.ts';
import { submit } from '../submit/submit.ts';
import { alreadyRegisteredData, alreadyRegisteredDescription } from './already-registered.ts';
import type { Endpoint } from './endpoint.ts';
import { localeOf } from './locale-of.ts';
import type { JsonObject } from './read-body.ts';
import { refusalInFull } from './refusals.ts';
import { accept, refuse } from './responses.ts';
import { senderAddress } from './sender-address.ts';

/** An endpoint that saves a form: reads JSON, submits it, and says in JSON what came of it. */
export function saveEndpoint(
  name: string,
  formOf: (body: JsonObject) => VisitorForm | Promise<VisitorForm>,
  file?: FileField,
): Endpoint {
  async function answerSave(c: Context, body: JsonObject): Promise<Response> {
    const locale = localeOf(body);
    const form = await formOf(body);
    const idempotency = idempotencyOf(c, { form, body, scope: name });
    if (idempotency === 'malformed') {
      return refuse(c, { status: 400, description: answerMessages(locale).refusals['malformed-key'] });
    }
    const outcome = await submit(form, body, {
      name: 'dialog',
      address: senderAddress(c),
      locale,
      idempotency,
      prove: () => proveByCaptcha(body),
    });
    if (outcome.kind === 'refused') return refuse(c, await refusalInFull(outcome, locale));
    if (outcome.kind === 'wrong') return refuse(c, unprocessable(outcome.problems, locale));
    if (outcome.saved.isKnown) {
      const description = alreadyRegisteredDescription(form.register, locale);
      return refuse(c, { status: 409, description, data: alreadyRegisteredData(form.register) });
    }
    const { reference, isWaiting } = outcome.saved;
    const { waiting } = answerMessages(locale);
    return isWaiting
      ? accept(c, waiting.thanks, { reference, waiting })
      : accept(c, enquiryMessages(locale).form.thanks.general, { reference });
  }
  return { name, method: 'POST', file, isIdempotent: true, answer: answerSave };
}

/** With reCAPTCHA it is the version that the page's dialogs load. */
async function proveByCaptcha(body: JsonObject): Promise<Proof> {
  const page = await pageAtPath(originPathOf(body.referrer_url));
  return captchaProof(body.g_recaptcha_response, captchaVersion(page?.captcha));
}

function unprocessable(problems: Problems, locale: Locale) {
  const errors = sentencesOf(problems, locale);
  const codes = Object.entries(problems);
  // Missing values are reported once for all fields, in the specification's words.
  const [first = mandatoryConsent] = codes.find(([, { code }]) => code === 'required') ?? codes[0] ?? [];
  return { status: 422, description: errors[first] ?? '', errors } as const;
}

function idempotencyOf(
  c: Context,
  { form, body, scope }: { form: VisitorForm; body: JsonObject; scope: string },
): Idempotency | 'malformed' | undefined {
  const key = c.req.header('idempotency-key');
  if (key === undefined) return undefined;
  return isIdempotencyKey(key)
    ? { scope, key, bodyHashes: bodyHashes(body, fileFieldOf(form)) }
    : 'malformed';
}
