/** The endpoints of the tools, from their lists: questions, results, mails, and how far people came. */

import type { Endpoint } from '#enquiry/endpoints/endpoint.ts';
import { corporateRisk } from '../corporate-risk/corporate-risk.questionnaire.ts';
import { firstQuestions } from '../corporate-risk/question-sets.ts';
import { definitions } from '../definitions.ts';
import type { QuestionnaireKey } from '../engine/questionnaire.ts';
import { resultEndpoints } from '../journey/result-endpoints.ts';
import { mailEndpoints } from '../result/mail-endpoints.ts';
import { tools } from '../tools.ts';
import { businessQuestions } from './business-questions.ts';
import { mailEndpoint } from './mail-endpoint.ts';
import { progressEndpoint } from './progress-endpoint.ts';
import { questionsEndpoint } from './questions-endpoint.ts';
import { resultEndpoint } from './result-endpoint.ts';

/** Endpoints that list a questionnaire's questions; the spelling is as specified. The corporate one has two sets. */
const questionEndpoints: Partial<Record<QuestionnaireKey, string>> = {
  'health-cover': 'health_fields_list',
  'personal-risk': 'janampatri_quostions',
};

const questionnaires = definitions.map(({ questionnaire }) => questionnaire);

export const toolEndpoints: readonly Endpoint[] = [
  ...questionnaires.flatMap((questionnaire): Endpoint[] => {
    const name = questionEndpoints[questionnaire.key];
    return name ? [{ name, method: 'GET', answer: questionsEndpoint(questionnaire) }] : [];
  }),
  {
    name: 'corp_janampatri_first_quostions',
    method: 'GET',
    answer: questionsEndpoint(corporateRisk, firstQuestions),
  },
  { name: 'corp_janampatri_quostions', method: 'GET', answer: businessQuestions },
  ...tools.map((tool): Endpoint => {
    const { key } = tool.questionnaire;
    return { name: resultEndpoints[key], method: 'POST', answer: resultEndpoint(tool) };
  }),
  ...tools.flatMap((tool): Endpoint[] => {
    const name = mailEndpoints[tool.questionnaire.key];
    return name ? [{ name, method: 'POST', answer: mailEndpoint(tool) }] : [];
  }),
  { name: 'tool_progress', method: 'POST', answer: progressEndpoint(questionnaires) },
];
