import type { Directory } from '#content/read/directory.ts';
import { clockInIndia } from '../../moments.ts';
import { Chips } from '../frame/chips.tsx';
import { Garlands } from './counts/garlands.tsx';
import { PagesSection } from './counts/pages-section.tsx';
import { fewest, headline, shareInWords } from './figure-words.ts';
import { type PeriodName, periodInWords, periodNames } from './period.ts';
import { PromiseSection } from './promise/promise-section.tsx';
import type { Figures } from './read-figures.ts';
import { CampaignsSection, ConsentsSection, OutcomesSection } from './shares/shares-sections.tsx';
import { VisitsSection } from './visits/visits-section.tsx';

/** `/desk/figures`: enquiries and their outcomes, each picture with its table, for the period in the address. */
export function FiguresPage({ figures, directory }: { figures: Figures; directory: Directory }) {
  const { period, total, purposes, pages, promise, consents, outcomes, campaigns, visits, asOf } = figures;
  const { kept, late, overdue } = promise.all;
  const due = kept + late + overdue;
  return (
    <div className="figures-sky">
      <div className="desk-wrap figures">
        <h1>{headline(total, { kept, due })}</h1>
        <p className="figures-lead">
          {periodNames[period.name]} from {periodInWords(period)}, as of {clockInIndia(asOf)}.{' '}
          {due > 0 && due < fewest && `Calls due: ${due}; made on time: ${kept}. `}
          {due >= fewest && `${shareInWords(kept, due)} of those due were called within the promised time. `}
          {overdue > 0 &&
            `${overdue} ${overdue === 1 ? 'is' : 'are'} past the promised time and ${overdue === 1 ? 'has' : 'have'} not been called.`}
        </p>
        <Periods shown={period.name} />
        {total === 0 && (
          <p>Enquiries appear here by purpose and page, week by week, with the calls and their outcomes.</p>
        )}
        <Garlands purposes={purposes} period={period} />
        <PagesSection pages={pages} visits={visits} directory={directory} period={period} />
        <PromiseSection promise={promise} />
        <div className="figures-part figures-halves">
          <OutcomesSection outcomes={outcomes} total={total} />
          <ConsentsSection consents={consents} />
          <CampaignsSection campaigns={campaigns} total={total} />
        </div>
        <VisitsSection visits={visits} pages={pages} directory={directory} period={period} />
      </div>
    </div>
  );
}

function Periods({ shown }: { shown: PeriodName }) {
  const chips = (Object.keys(periodNames) as PeriodName[]).map((name) => ({
    href: `/desk/figures?period=${name}`,
    words: periodNames[name],
    isShown: name === shown,
  }));
  return <Chips label="Period" chips={chips} />;
}
