import { useSite } from '../../document/site-context.tsx';
import { siteMessages } from '../../messages/messages.ts';
import type { BlockProps } from '../block-definition.ts';
import { DataTable } from '../data-table.tsx';
import { Section } from '../section.tsx';

export function TableBlock({ block, anchor }: BlockProps<'table'>) {
  const { label } = siteMessages(useSite().locale).table;
  return (
    <Section name="table" heading={block.heading} intro={block.intro} note={block.note} anchor={anchor}>
      <DataTable label={label(block.heading)} columns={block.columns} rows={block.rows} />
    </Section>
  );
}
