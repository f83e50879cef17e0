import { numberInFigures } from '#ui/language/numbers.ts';
import { useSite } from '../../document/site-context.tsx';
import { siteMessages } from '../../messages/messages.ts';
import type { BlockProps } from '../block-definition.ts';
import { DataTable } from '../data-table.tsx';
import { Section } from '../section.tsx';
import { premiumsMessages } from './messages/messages.ts';

export function PremiumsBlock({ block, anchor }: BlockProps<'premiums'>) {
  const { settings, locale } = useSite();
  const { premiums } = settings;
  const text = premiumsMessages(locale);
  return (
    <Section name="premiums" heading={block.heading} anchor={anchor} note={premiums.caveat}>
      <DataTable
        label={siteMessages(locale).table.label(block.heading)}
        columns={[text.sumInsured, text.premium]}
        rows={premiums.rows.map(({ sumInsured, premium }) => [numberInFigures(sumInsured, locale), premium])}
      />
    </Section>
  );
}
