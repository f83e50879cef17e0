import { corporateRiskTool } from './corporate-risk/corporate-risk.tool.ts';
import type { QuestionnaireKey } from './engine/questionnaire.ts';
import { healthCoverTool } from './health-cover/health-cover.tool.ts';
import { personalRiskTool } from './personal-risk/personal-risk.tool.ts';
import { fertilitySurveyTool } from './survey/fertility-survey.tool.ts';
import type { Tool } from './tool.ts';

/** Every tool of the site. */
export const tools: readonly Tool[] = [
  healthCoverTool,
  personalRiskTool,
  corporateRiskTool,
  fertilitySurveyTool,
];

/** Partners have a second set of pages for one of the tools, behind a secret. */
const partnerStartPage = 'partner-risk';
const partnerQuestionnaire = 'corporate-risk' satisfies QuestionnaireKey;

export function toolOf(key: QuestionnaireKey): Tool | undefined {
  return tools.find(({ questionnaire }) => questionnaire.key === key);
}

/** The tool that begins on the page with this key, and whether that page is the partners'. */
export function toolStartingOn(pageKey: string): { tool: Tool; isPartner: boolean } | undefined {
  const isPartner = pageKey === partnerStartPage;
  const tool = isPartner
    ? toolOf(partnerQuestionnaire)
    : tools.find(({ startPage }) => startPage === pageKey);
  return tool && { tool, isPartner };
}
