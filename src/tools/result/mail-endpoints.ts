import type { QuestionnaireKey } from '../engine/questionnaire.ts';

/** Under `/api/`: what sends the link of a result. No one wants the survey's thanks by mail. */
export const mailEndpoints: Partial<Record<QuestionnaireKey, string>> = {
  'health-cover': 'send_email_health_calculator',
  'personal-risk': 'send_email_janampatri',
  'corporate-risk': 'send_email_corp_janampatri',
};
