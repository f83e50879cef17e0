import { bandOfHouses, headlineOfHouses } from '../houses/counts.ts';
import { housesAsJson } from '../houses/houses-as-json.ts';
import type { Tool } from '../tool.ts';
import { findHouses, type PersonalResult } from './find-houses.ts';
import { housesInWords } from './houses-in-words.ts';
import { personalReport } from './personal-report.ts';
import { personalRiskNeeds } from './personal-risk.needs.ts';
import { personalRisk } from './personal-risk.questionnaire.ts';
import { PersonalGlance, PersonalResultView } from './view/personal-result-view.tsx';

/** The Risk Janampatri: a household's risks as a chart of twelve houses. */
export const personalRiskTool: Tool<PersonalResult> = {
  questionnaire: personalRisk,
  needs: personalRiskNeeds,
  startPage: 'risk-janampatri',
  thankYouPage: 'risk-janampatri-thank-you',
  resultOf: findHouses,
  asSent: (result, context) => housesAsJson(housesInWords(result, context), context.hrefOf),
  bandOf: ({ findings }) => bandOfHouses(keyed(findings)),
  headlineOf: ({ findings }, { locale }) => headlineOfHouses(keyed(findings), locale),
  ResultView: PersonalResultView,
  GlanceView: PersonalGlance,
  reportOf: personalReport,
};

function keyed(findings: PersonalResult['findings']) {
  return findings.map(({ house, state }) => ({ key: house, state }));
}
