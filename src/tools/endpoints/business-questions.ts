import type { Context } from 'hono';
import { localeOf } from '#enquiry/endpoints/locale-of.ts';
import { refuse } from '#enquiry/endpoints/responses.ts';
import { businessTypes, corporateRisk } from '../corporate-risk/corporate-risk.questionnaire.ts';
import { questionsOfType } from '../corporate-risk/question-sets.ts';
import { endpointMessages } from './messages/messages.ts';
import { questionsEndpoint } from './questions-endpoint.ts';
import { wrongField } from './result-endpoint.ts';

/** `GET` of the set that follows the first questions, for the type of business in `?type=`. */
export function businessQuestions(c: Context): Response | Promise<Response> {
  const type = businessTypes.find((each) => each === c.req.query('type'));
  if (type) return questionsEndpoint(corporateRisk, questionsOfType(type))(c);
  const problem = endpointMessages(localeOf(c.req.query())).noType(businessTypes.join(', '));
  return refuse(c, wrongField('type', problem));
}
