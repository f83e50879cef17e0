import { messages } from '../../messages/en.ts';
import type { BlockProps } from '../block-definition.ts';
import { DataTable } from '../data-table.tsx';
import { Section } from '../section.tsx';

export function TableBlock({ block, anchor }: BlockProps<'table'>) {
  return (
    <Section name="table" heading={block.heading} intro={block.intro} note={block.note} anchor={anchor}>
      <DataTable label={messages.table.label(block.heading)} columns={block.columns} rows={block.rows} />
    </Section>
  );
}
