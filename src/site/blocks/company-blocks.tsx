import { useSite } from '../document/site-context.tsx';
import { messages } from '../messages/en.ts';
import { telephoneLink } from '../text/addresses.ts';
import { indianNumber } from '../text/numbers.ts';
import type { BlockProps } from './block-props.ts';
import { Section } from './section.tsx';
import { DataTable } from './table-blocks.tsx';

/** Blocks drawn from the site settings. A figure that the law makes delicate has its caveat beside it. */
export function StatsBlock({ block, anchor }: BlockProps<'stats'>) {
  const { stats, caveats } = useSite().settings;
  const text = messages.stats;
  return (
    <Section name="stats" heading={block.heading} anchor={anchor}>
      <dl className="stats">
        <Stat figure={stats.insurers} label={text.insurers} />
        <Stat figure={stats.corporateClients} label={text.corporateClients} />
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

/** What rule 26 of the Companies (Incorporation) Rules asks a home page to say. */
export function CompanyBlock({ block, anchor }: BlockProps<'company'>) {
  const { company, contact } = useSite().settings;
  const text = messages.company;
  return (
    <Section name="company" heading={block.heading} anchor={anchor}>
      <dl className="facts">
        <Fact label={text.name}>{company.legalName}</Fact>
        <Fact label={text.registeredOffice}>{company.registeredOffice}</Fact>
        <Fact label={text.cin}>{company.cin}</Fact>
        <Fact label={text.phone}>
          <a href={telephoneLink(contact.helpline)}>{contact.helpline}</a>
        </Fact>
        <Fact label={text.email}>
          <a href={`mailto:${contact.supportEmail}`}>{contact.supportEmail}</a>
        </Fact>
        <Fact label={text.contactPerson}>{company.contactPerson}</Fact>
      </dl>
    </Section>
  );
}

function Fact({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

export function PremiumsBlock({ block, anchor }: BlockProps<'premiums'>) {
  const { premiums } = useSite().settings;
  const text = messages.premiums;
  return (
    <Section name="premiums" heading={block.heading} anchor={anchor} note={premiums.caveat}>
      <DataTable
        label={messages.table.label(block.heading)}
        columns={[text.sumInsured, text.premium]}
        rows={premiums.rows.map(({ sumInsured, premium }) => [indianNumber(sumInsured), premium])}
      />
    </Section>
  );
}
