import { headlineOfHouses } from '../../houses/counts.ts';
import { chartPart, houseListParts } from '../../houses/house-parts.ts';
import type { Report } from '../../report/report.ts';
import type { ResultContext } from '../../tool.ts';
import { withChartLabels } from '../chart-labels.ts';
import type { CorporateResult } from '../corporate-result.ts';
import { leadOf } from '../lead-of.ts';
import { corporateMessages } from '../messages/messages.ts';
import { methodWords } from '../method-words.ts';
import { statutoryParts, todoParts } from './duty-parts.ts';
import { mapParts } from './map-part.ts';
import { heading, text } from './part.ts';
import { gapParts, largestParts } from './risk-parts.ts';

/**
 * The result on paper: everything of the page, what a board asks for first on the first sheet, the slip for the
 * management on a page of its own.
 */
export function corporateReport(result: CorporateResult, context: ResultContext): Report {
  const { content, locale } = context;
  return {
    title: headlineOfHouses(result.houses, locale),
    lead: leadOf(result, content),
    parts: [
      chartPart(withChartLabels(result.houses, content), locale),
      ...largestParts(result, context),
      ...mapParts(result, context),
      ...gapParts(result, context),
      ...houseListParts(result.houses, locale),
      ...statutoryParts(result, context),
      ...todoParts(result, context),
      heading(corporateMessages(locale).record),
      ...methodWords(result, content).map(text),
    ],
  };
}
