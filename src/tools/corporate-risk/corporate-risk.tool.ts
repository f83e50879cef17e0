import { bandOfHouses, headlineOfHouses } from '../houses/counts.ts';
import { housesAsJson } from '../houses/houses-as-json.ts';
import type { ResultContext, Tool } from '../tool.ts';
import { type CorporateResult, corporateResultOf } from './corporate-result.ts';
import { corporateRiskNeeds } from './corporate-risk.needs.ts';
import { corporateRisk } from './corporate-risk.questionnaire.ts';
import { onTheMap } from './rain-map.ts';
import { corporateReport } from './report/corporate-report.ts';
import { statutoryWords } from './statutory-words.ts';
import { CorporateGlance, CorporateResultView } from './view/corporate-result-view.tsx';

/** The Corporate Risk Janampatri: a company's risks as a chart of twelve houses and a map. */
export const corporateRiskTool: Tool<CorporateResult> = {
  questionnaire: corporateRisk,
  needs: corporateRiskNeeds,
  startPage: 'corporate-risk-janampatri',
  thankYouPage: 'corporate-risk-janampatri-thank-you',
  resultOf: corporateResultOf,
  asSent,
  bandOf: ({ houses }) => bandOfHouses(houses),
  headlineOf: ({ houses }, { locale }) => headlineOfHouses(houses, locale),
  ResultView: CorporateResultView,
  GlanceView: CorporateGlance,
  reportOf: corporateReport,
};

function asSent(
  { houses, top, statutory }: CorporateResult,
  context: ResultContext,
): Record<string, unknown> {
  return {
    ...housesAsJson(houses, context.hrefOf),
    top: top.map(({ key }) => key),
    matrix: onTheMap(houses).map(({ key, risk }) => ({
      key,
      likelihood: risk?.likelihood,
      consequence: risk?.consequence,
      control: risk?.control,
    })),
    statutory: statutory.map(({ key, state }) => ({ key, state, ...statutoryWords(key, context) })),
  };
}
