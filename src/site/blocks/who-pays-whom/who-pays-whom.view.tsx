import { exactSum } from '#ui/language/numbers.ts';
import { useSite } from '../../document/site-context.tsx';
import { siteMessages } from '../../messages/messages.ts';
import { ExplainingFigure } from '../../pictures/explaining/explaining-figure.tsx';
import type { BlockProps } from '../block-definition.ts';
import { DataTable } from '../data-table.tsx';
import { Section } from '../section.tsx';
import { whoPaysWhomMessages } from './messages/messages.ts';
import type { Flow, PartyRole } from './parties.ts';
import { PartyMap } from './party-map.tsx';

/**
 * Draws the flows between the parties: full lines are money, broken lines are work, and each has its sentence below.
 */
export function WhoPaysWhomBlock({ block, anchor }: BlockProps<'who-pays-whom'>) {
  const { locale } = useSite();
  const text = whoPaysWhomMessages(locale);
  const { heading, intro, note, isMadeUp, flows, names } = block;
  const nameOf = (role: PartyRole) => names?.[role] || text.parties[role];
  const whatOf = ({ isWork, sumInr }: Flow) =>
    sumInr === undefined ? (isWork ? text.work : text.money) : exactSum(sumInr, locale);
  const said = flows.map((flow) => ({ from: nameOf(flow.from), to: nameOf(flow.to), what: whatOf(flow) }));
  const table = (
    <DataTable
      label={siteMessages(locale).table.label(heading)}
      columns={[text.columns.number, text.columns.from, text.columns.to, text.columns.what]}
      rows={said.map(({ from, to, what }, index) => [`${index + 1}`, from, to, what])}
    />
  );
  return (
    <Section name="who-pays-whom" heading={heading} intro={intro} anchor={anchor}>
      <ExplainingFigure {...{ note, isMadeUp, table }}>
        <div role="img" aria-label={said.map(text.flow).join(' ')}>
          <div aria-hidden="true">
            <PartyMap {...{ flows, nameOf }} name={anchor} />
            <p className="who-legend">
              <LegendLine name={text.money} />
              {flows.some(({ isWork }) => isWork) && <LegendLine name={text.work} isWork />}
              {flows.some(({ sumInr }) => sumInr !== undefined) && <span>{text.scale}</span>}
            </p>
          </div>
        </div>
        <ol className="who-flows">
          {flows.map(({ text: sentence }) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ol>
      </ExplainingFigure>
    </Section>
  );
}

function LegendLine({ name, isWork }: { name: string; isWork?: boolean }) {
  return (
    <span>
      <svg height="10" aria-hidden="true" focusable="false">
        <line className={isWork ? 'who-line who-work' : 'who-line'} strokeWidth="2" x2="100%" y1="5" y2="5" />
      </svg>
      {name}
    </span>
  );
}
