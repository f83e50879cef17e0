import type { Context } from 'hono';
import { localeOf } from '#enquiry/endpoints/locale-of.ts';
import type { JsonObject } from '#enquiry/endpoints/read-body.ts';
import { refusalOf } from '#enquiry/endpoints/refusals.ts';
import { accept, type Refusal, refuse } from '#enquiry/endpoints/responses.ts';
import { senderAddress } from '#enquiry/endpoints/sender-address.ts';
import { formFacts } from '#enquiry/store/site-facts.ts';
import { sentencesOf } from '#forms/messages/messages.ts';
import type { Problems } from '#forms/problem.ts';
import { dateInIndia } from '#platform/clock.ts';
import type { Locale } from '#ui/language/locales.ts';
import type { Questionnaire } from '../engine/questionnaire.ts';
import { validateAnswers } from '../engine/validate-answers.ts';
import type { Version } from '../engine/version.ts';
import { makeResult } from '../result/make-result.ts';
import { allowanceForResult } from '../result/result-limit.ts';
import { presentVersion } from '../store/versions.ts';
import type { Tool } from '../tool.ts';
import { answersIn, versionIn } from './answers-in.ts';
import { knownVersion } from './known-version.ts';
import { endpointMessages } from './messages/messages.ts';
import { isFromPartner } from './partner-proof.ts';

/** `POST` of answers: validated, worked out and kept; what came of them is the answer. No captcha, and no one is asked who. */
export function resultEndpoint<Result>(tool: Tool<Result>) {
  const { questionnaire } = tool;
  return async function answerResult(c: Context, body: JsonObject): Promise<Response> {
    const locale = localeOf(body);
    const { isAllowed, retryAfterSeconds } = await allowanceForResult(senderAddress(c));
    if (!isAllowed) return refuse(c, refusalOf({ code: 'too-many', retryAfterSeconds }, locale));

    const version = await answeredVersion(questionnaire, body, locale);
    if ('status' in version) return refuse(c, version);
    const input = answersIn(body);
    if (!input) return refuse(c, wrongField('answers', endpointMessages(locale).noAnswers));
    const validated = validateAnswers(questionnaire, input, await formFacts(dateInIndia()));
    if (!validated.ok) return refuse(c, wrongAnswers(validated.problems, locale));

    const { answers } = validated;
    const isPartner = isFromPartner(c, body);
    const { id, path, result, context } = await makeResult(tool, { answers, version, locale, isPartner });
    return accept(c, endpointMessages(locale).ok, {
      result: { id, url: path },
      version: version.number,
      ...tool.asSent(result, context),
    });
  };
}

async function answeredVersion(
  { key }: Questionnaire,
  body: JsonObject,
  locale: Locale,
): Promise<Version | Refusal> {
  const texts = endpointMessages(locale);
  const number = versionIn(body);
  if (number === undefined) return wrongField('version', texts.noVersion);
  const version = await knownVersion(key, number);
  if (version) return version;
  const present = await presentVersion(key);
  return { status: 409, description: texts.otherVersion, data: { version: present.number } };
}

export function wrongField(field: string, problem: string): Refusal {
  return { status: 422, description: problem, errors: { [field]: problem } };
}

function wrongAnswers(problems: Problems, locale: Locale): Refusal {
  const errors = sentencesOf(problems, locale);
  return { status: 422, description: Object.values(errors)[0] ?? '', errors };
}
