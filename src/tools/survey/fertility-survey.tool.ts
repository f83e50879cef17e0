import { textOf } from '../engine/content-of.ts';
import type { Tool } from '../tool.ts';
import { fertilitySurveyNeeds } from './fertility-survey.needs.ts';
import { fertilitySurvey } from './fertility-survey.questionnaire.ts';
import { answerLinks, coverLinks } from './survey-links.ts';
import { surveyReport } from './survey-report.ts';
import { type SurveyResult, surveyResult } from './survey-result.ts';
import { SurveyResultView } from './survey-result-view.tsx';

/** A survey is a tool whose result is thanks. The answers carry no name unless people ask for a call. */
export const fertilitySurveyTool: Tool<SurveyResult> = {
  questionnaire: fertilitySurvey,
  needs: fertilitySurveyNeeds,
  startPage: 'survey',
  resultOf: surveyResult,
  asSent: (result, context) => ({
    covers: coverLinks(result, context),
    answers: answerLinks(result, context),
  }),
  bandOf: ({ outcome }) => outcome,
  headlineOf: (_result, { content }) => textOf(content, 'headline'),
  ResultView: SurveyResultView,
  reportOf: surveyReport,
};
