import type { StartIsland } from '#ui/island/island-module.ts';
import type { QuestionnaireKey } from '../engine/questionnaire.ts';
import { deleteStoredAnswers } from '../journey/browser/stored-answers.ts';

/** Is where answers were forgotten: what this browser kept of them goes as well. */
export const start: StartIsland<{ questionnaire: QuestionnaireKey }> = (_element, { questionnaire }) => {
  deleteStoredAnswers(questionnaire);
  return {};
};
