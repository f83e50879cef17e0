import type { QuestionnaireKey } from '../engine/questionnaire.ts';
import type { Method } from './method.ts';
import { corporateRiskMethod } from './methods/corporate-risk.method.ts';
import { healthCoverMethod } from './methods/health-cover.method.ts';
import { personalRiskMethod } from './methods/personal-risk.method.ts';

/** The tools that calculate something, in the order of the page of formulas. */
export const methods: readonly { key: QuestionnaireKey; method: Method }[] = [
  { key: 'health-cover', method: healthCoverMethod },
  { key: 'personal-risk', method: personalRiskMethod },
  { key: 'corporate-risk', method: corporateRiskMethod },
];

export function methodOf(key: QuestionnaireKey): Method | undefined {
  return methods.find((candidate) => candidate.key === key)?.method;
}
