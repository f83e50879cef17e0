import type { ReportPart } from '../report/report.ts';
import type { ResultContext } from '../tool.ts';
import { comparisonOf } from './comparison.ts';
import type { HealthResult } from './health-result.ts';
import { billsAsLines, hospitalBills } from './hospital-bills.ts';
import { heading, text } from './report-parts.ts';
import { textLookup } from './text-lookup.ts';

/** Published figures that the result is compared with on paper. They are not part of the formula. */
export function paysParts(result: HealthResult, context: ResultContext): ReportPart[] {
  const pays = hospitalBills(result, context);
  if (!pays) return [];
  const { heading: words, intro, notes } = pays;
  return [
    heading(words),
    ...text(intro),
    { kind: 'list', items: billsAsLines(pays, context.locale) },
    ...text(...notes),
  ];
}

export function comparisonParts(result: HealthResult, context: ResultContext): ReportPart[] {
  const say = textLookup(context);
  const { bars, bought } = comparisonOf(result, context);
  return [
    heading(say('against-heading')),
    ...text(say('against-intro')),
    { kind: 'list', items: bars.map((bar) => `${bar.figure}: ${bar.text}`) },
    heading(say('bought-heading'), 3),
    ...text(say('bought-intro')),
    { kind: 'list', items: bought.map((share) => `${share.figure}: ${share.text}`) },
    ...text(say('against-fitted'), say('against-sources'), say('not-advice')),
  ];
}
