import { plainLabel } from '#ui/kundli/plain-label.ts';
import { headlineOfHouses } from '../houses/counts.ts';
import { chartPart, houseListParts } from '../houses/house-parts.ts';
import type { Report, ReportPart } from '../report/report.ts';
import type { ResultContext } from '../tool.ts';
import { beginWith } from './begin-with.ts';
import type { PersonalResult } from './find-houses.ts';
import { housesInDetail } from './houses-in-words.ts';
import { personalRiskMessages } from './messages/messages.ts';
import { ruleInWords } from './reasons.ts';

/** The result on paper: the chart, the lists, every house's measure, and the rule. */
export function personalReport(result: PersonalResult, { content, locale }: ResultContext): Report {
  const houses = housesInDetail(result, { content, locale });
  const text = personalRiskMessages(locale);
  const measures: ReportPart = {
    kind: 'table',
    columns: [text.columns.house, text.columns.need, text.columns.have],
    rows: houses.map(({ label, facts = [] }) => [
      plainLabel(label),
      facts[0]?.value ?? '',
      facts[1]?.value ?? '',
    ]),
    figures: [1, 2],
  };
  return {
    title: headlineOfHouses(houses, locale),
    lead: beginWith(houses, content),
    parts: [
      chartPart(houses, locale),
      ...houseListParts(houses, locale),
      { kind: 'heading', level: 2, text: text.inEachHouse },
      measures,
      { kind: 'heading', level: 2, text: text.rule },
      ...ruleInWords({ content, locale }).map((sentence): ReportPart => ({ kind: 'text', text: sentence })),
    ],
  };
}
