import { dateInIndia } from '#platform/clock.ts';
import type { Definition } from '#tools/definitions.ts';
import { contentOf } from '#tools/engine/content-of.ts';
import type { Version } from '#tools/engine/version.ts';
import type { FunnelPage } from '#tools/figures/funnel.ts';
import type { Answered, Finished } from '#tools/figures/read-figures.ts';
import { dateInWords } from '#ui/language/dates.ts';
import { defaultLocale } from '#ui/language/locales.ts';
import { Chips } from '../../frame/chips.tsx';
import { AnswerSets, type ShownAnswers } from './answer-sets.tsx';
import { BandTable } from './band-table.tsx';
import { FunnelTable } from './funnel-table.tsx';
import { TotalsTable } from './totals-table.tsx';

export type Use = {
  definition: Definition;
  version: Version;
  versions: readonly Version[];
  funnel: readonly FunnelPage[];
  finished: readonly Finished[];
  answered: readonly Answered[];
  /** Nothing for staff who may not read them. */
  sets: readonly ShownAnswers[] | undefined;
};

/** `/desk/tools/<tool>/use`: how a tool is used, by its versions. Nobody is named, and nobody is followed. */
export function UsePage({ use }: { use: Use }) {
  const { version, versions, funnel, finished, answered, sets } = use;
  const content = contentOf(version, defaultLocale);
  const total = finished.reduce((sum, { times }) => sum + times, 0);
  const here = `/desk/tools/${version.questionnaire}/use`;
  return (
    <div className="desk-wrap office tools">
      <p>
        <a className="office-back" href="/desk/tools">
          Figures of the tools
        </a>
      </p>
      <h1>Use of {content.title}</h1>
      <Chips
        label="Versions"
        chips={versions.map(({ number, publishedAt }) => ({
          href: `${here}?version=${number}`,
          words: `Version ${number}, ${dateInWords(dateInIndia(new Date(publishedAt)), defaultLocale)}`,
          isShown: number === version.number,
        }))}
      />
      <FunnelTable funnel={funnel} finished={total} content={content} />
      <BandTable finished={finished} />
      <TotalsTable answered={answered} content={content} />
      {sets && <AnswerSets sets={sets} />}
    </div>
  );
}
