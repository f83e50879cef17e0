import type { Context } from 'hono';
import { accept } from '#enquiry/endpoints/answers.ts';
import { localeOf } from '#enquiry/endpoints/locale-of.ts';
import { contentOf } from '../engine/content-of.ts';
import type { Questionnaire } from '../engine/questionnaire.ts';
import { presentVersion } from '../store/versions.ts';
import { endpointMessages } from './messages/messages.ts';
import { questionsAsSent } from './questions-as-sent.ts';

/**
 * `GET` of what a questionnaire asks, in its present version; `?locale=` says in which language.
 * @param names the questions that are wanted; left out, all of them
 */
export function questionsEndpoint(questionnaire: Questionnaire, names?: readonly string[]) {
  return async function answerQuestions(c: Context): Promise<Response> {
    const locale = localeOf(c.req.query());
    const version = await presentVersion(questionnaire.key);
    const content = contentOf(version, locale);
    const data = questionsAsSent({ questionnaire, version, content, names });
    return accept(c, endpointMessages(locale).ok, data);
  };
}
