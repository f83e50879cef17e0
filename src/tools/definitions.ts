import { corporateRiskNeeds } from './corporate-risk/corporate-risk.needs.ts';
import { corporateRisk } from './corporate-risk/corporate-risk.questionnaire.ts';
import type { Needs } from './engine/check-version.ts';
import type { Questionnaire, QuestionnaireKey } from './engine/questionnaire.ts';
import { healthCoverNeeds } from './health-cover/health-cover.needs.ts';
import { healthCover } from './health-cover/health-cover.questionnaire.ts';
import { personalRiskNeeds } from './personal-risk/personal-risk.needs.ts';
import { personalRisk } from './personal-risk/personal-risk.questionnaire.ts';
import { fertilitySurveyNeeds } from './survey/fertility-survey.needs.ts';
import { fertilitySurvey } from './survey/fertility-survey.questionnaire.ts';

/**
 * The questions of each questionnaire, and the words and numbers that it needs. Kept apart from the tools, whose views
 * the staff side cannot load.
 */
export type Definition = { questionnaire: Questionnaire; needs: Needs };

export const definitions: readonly Definition[] = [
  { questionnaire: healthCover, needs: healthCoverNeeds },
  { questionnaire: personalRisk, needs: personalRiskNeeds },
  { questionnaire: corporateRisk, needs: corporateRiskNeeds },
  { questionnaire: fertilitySurvey, needs: fertilitySurveyNeeds },
];

export function definitionOf(key: QuestionnaireKey): Definition {
  const found = definitions.find(({ questionnaire }) => questionnaire.key === key);
  if (!found) throw new Error(`There is no questionnaire ${key}.`);
  return found;
}
