import { textOf } from '../../engine/content-of.ts';
import type { VersionContent } from '../../engine/version.ts';
import { ChartOfHouses } from '../../houses/chart-of-houses.tsx';
import { HouseLists } from '../../houses/house-lists.tsx';
import { HousesAtAGlance } from '../../houses/houses-at-a-glance.tsx';
import type { GlanceProps, ResultViewProps } from '../../tool.ts';
import { withChartLabels } from '../chart-labels.ts';
import type { CorporateResult } from '../corporate-result.ts';
import { leadOf } from '../lead-of.ts';
import { corporateMessages } from '../messages/messages.ts';
import { methodWords } from '../method-words.ts';
import { KnowledgeGaps } from './knowledge-gaps.tsx';
import { LargestRisks } from './largest-risks.tsx';
import { ManagementList } from './management-list.tsx';
import { RainMap } from './rain-map.tsx';
import { StatutoryCovers } from './statutory-covers.tsx';

/** The topics of the chart's sides: top, left, bottom, right. */
const sideKeys = ['run-on', 'people', 'owed', 'running'];

/** The corporate result: chart, map, knowledge gaps, uninsured risks, every house, the law, and the slip. */
export function CorporateResultView(props: ResultViewProps<CorporateResult>) {
  const { result, content, locale, hrefOf } = props;
  const sides = sidesIn(content);
  return (
    <div className="wrap corporate-result">
      <HousesAtAGlance
        houses={withChartLabels(result.houses, content)}
        lead={leadOf(result, content)}
        {...{ locale, sides }}
      />
      <RainMap {...props} />
      <KnowledgeGaps {...props} />
      <LargestRisks {...props} />
      <HouseLists houses={result.houses} beginsWith={result.top[0]?.key} {...{ locale, hrefOf }} />
      <div className="corporate-papers">
        <StatutoryCovers {...props} />
        <ManagementList {...props} />
      </div>
      <Reckoning {...props} />
    </div>
  );
}

export function CorporateGlance({ result, content, locale, id }: GlanceProps<CorporateResult>) {
  const houses = withChartLabels(result.houses, content);
  return (
    <>
      <p>{leadOf(result, content)}</p>
      <ChartOfHouses {...{ houses, locale, id }} sides={sidesIn(content)} />
    </>
  );
}

function sidesIn(content: VersionContent): string[] {
  return sideKeys.map((key) => textOf(content, `side-${key}`));
}

function Reckoning({ result, content, locale }: Omit<ResultViewProps<CorporateResult>, 'hrefOf'>) {
  return (
    <section className="corporate-reckoning" aria-labelledby="corporate-reckoning">
      <h2 id="corporate-reckoning">{corporateMessages(locale).record}</h2>
      {methodWords(result, content).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </section>
  );
}
