import type { QuestionnaireKey } from '../engine/questionnaire.ts';

/** Under `/api/`: what takes the answers of a questionnaire and makes its result. */
export const resultEndpoints: Record<QuestionnaireKey, string> = {
  'health-cover': 'health_calculator',
  'personal-risk': 'create_janampatri',
  'corporate-risk': 'create_corp_janampatri',
  'fertility-survey': 'save_survey',
};
