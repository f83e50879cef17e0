import type { Context } from 'hono';
import { localeOf } from '#enquiry/endpoints/locale-of.ts';
import { accept } from '#enquiry/endpoints/responses.ts';
import { contentOf } from '../engine/content-of.ts';
import type { Questionnaire } from '../engine/questionnaire.ts';
import { presentVersion } from '../store/versions.ts';
import { endpointMessages } from './messages/messages.ts';
import { questionsAsJson } from './questions-as-json.ts';

/**
 * `GET` of what a questionnaire asks, in its present version; `?locale=` says in which language.
 * @param names the questions that are wanted; left out, all of them
 */
export function questionsEndpoint(questionnaire: Questionnaire, names?: readonly string[]) {
  return async function answerQuestions(c: Context): Promise<Response> {
    const locale = localeOf(c.req.query());
    const version = await presentVersion(questionnaire.key);
    const content = contentOf(version, locale);
    const data = questionsAsJson({ questionnaire, version, content, names });
    return accept(c, endpointMessages(locale).ok, data);
  };
}
