import { useSite } from '../../document/site-context.tsx';
import { siteMessages } from '../../messages/messages.ts';
import type { BlockProps } from '../block-definition.ts';
import { Section } from '../section.tsx';
import { statsMessages } from './messages/messages.ts';

/** Figures of the settings about the broker. Those of a cover, such as its waiting period, are on its own page. */
export function StatsBlock({ block, anchor }: BlockProps<'stats'>) {
  const { settings, locale } = useSite();
  const { stats } = settings;
  const text = statsMessages(locale);
  const { footer } = siteMessages(locale);
  return (
    <Section name="stats" heading={block.heading} anchor={anchor}>
      <dl className="stats">
        <Stat figure={stats.insurers} label={footer.insurers} />
        <Stat figure={stats.corporateClients} label={footer.corporateClients} />
        <Stat figure={stats.tourOperators} label={text.tourOperators} />
      </dl>
    </Section>
  );
}

function Stat({ figure, label }: { figure: string; label: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd className="figure">{figure}</dd>
    </div>
  );
}
