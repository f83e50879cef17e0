import { keysIn } from '#forms/form.ts';
import type { Answers } from '../engine/questionnaire.ts';
import { type AnswerOption, answerOptions, type CoverOption, coverOptions } from './survey-options.ts';

/** The survey's answer: where to read about what people looked for, and about what no one could tell them. */
export type SurveyResult = {
  covers: readonly CoverOption[];
  unanswered: readonly AnswerOption[];
  outcome: Outcome;
};

/** Whether what was looked for was found: all that stays of the answers once they are deleted. */
export type Outcome = 'found' | 'found-partly' | 'not-found' | 'looking' | 'not-said';

const outcomes: Readonly<Record<string, Outcome>> = {
  yes: 'found',
  partly: 'found-partly',
  no: 'not-found',
  looking: 'looking',
};

export function surveyResult(answers: Answers): SurveyResult {
  const given = (question: string) => keysIn(answers[question] ?? '');
  return {
    covers: coverOptions.filter((option) => given('looked-for').includes(option)),
    unanswered: answerOptions.filter((option) => given('unanswered').includes(option)),
    outcome: outcomes[answers.found ?? ''] ?? 'not-said',
  };
}
