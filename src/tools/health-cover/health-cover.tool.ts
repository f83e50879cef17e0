import type { Tool } from '../tool.ts';
import { findingOf } from './headline.ts';
import { healthAsJson } from './health-as-json.ts';
import { healthCoverNeeds } from './health-cover.needs.ts';
import { healthCover } from './health-cover.questionnaire.ts';
import { healthReport } from './health-report.ts';
import { type HealthResult, healthResultOf } from './health-result.ts';
import { HealthSums } from './view/health-sums.tsx';
import { HealthView } from './view/health-view.tsx';

/** The health calculator: how much cover may fit, from low to high, and how it got there. */
export const healthCoverTool: Tool<HealthResult> = {
  questionnaire: healthCover,
  startPage: 'health-calculator',
  thankYouPage: 'health-calculator-thank-you',
  needs: healthCoverNeeds,
  resultOf: healthResultOf,
  asSent: healthAsJson,
  bandOf: ({ estimate: { low, high } }) => `${low.sum / lakh}-${high.isOver ? 'over' : high.sum / lakh}`,
  headlineOf: ({ estimate }, context) => findingOf(estimate, context).headline,
  ResultView: HealthView,
  GlanceView: HealthSums,
  reportOf: healthReport,
};

const lakh = 100_000;
