import { useSite } from '../../document/site-context.tsx';
import { messages } from '../../messages/en.ts';
import { indianNumber } from '../../text/numbers.ts';
import type { BlockProps } from '../block-definition.ts';
import { DataTable } from '../data-table.tsx';
import { Section } from '../section.tsx';
import { text } from './premiums.en.ts';

export function PremiumsBlock({ block, anchor }: BlockProps<'premiums'>) {
  const { premiums } = useSite().settings;
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
