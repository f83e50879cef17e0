import { useSite } from '../../document/site-context.tsx';
import { siteMessages } from '../../messages/messages.ts';
import type { BlockProps } from '../block-definition.ts';
import { Section } from '../section.tsx';
import { statsMessages } from './messages/messages.ts';

/** Figures of the settings. One that the law makes delicate has its caveat beside it. */
export function StatsBlock({ block, anchor }: BlockProps<'stats'>) {
  const { settings, locale } = useSite();
  const { stats, caveats } = settings;
  const text = statsMessages(locale);
  const { footer } = siteMessages(locale);
  return (
    <Section name="stats" heading={block.heading} anchor={anchor}>
      <dl className="stats">
        <Stat figure={stats.insurers} label={footer.insurers} />
        <Stat figure={stats.corporateClients} label={footer.corporateClients} />
        <Stat figure={stats.tourOperators} label={text.tourOperators} />
        <Stat
          figure={text.ivfWaitFigure(stats.ivfMaternityWaitMonths)}
          label={text.ivfWait}
          caveat={caveats.ivfMaternityWait}
        />
        <Stat
          figure={text.surrogateLifeFigure(stats.surrogateLifeYears)}
          label={text.surrogateLife}
          caveat={caveats.surrogateLife}
        />
      </dl>
    </Section>
  );
}

function Stat({ figure, label, caveat }: { figure: string; label: string; caveat?: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd className="figure">{figure}</dd>
      {caveat && <dd className="caveat">{caveat}</dd>}
    </div>
  );
}
