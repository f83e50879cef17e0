import { pathIn } from '#ui/language/paths.ts';
import { useSite } from '../../document/site-context.tsx';
import { siteMessages } from '../../messages/messages.ts';
import { paperMessages } from '../../paper/messages/messages.ts';
import { paperPath } from '../../paper/paper-path.ts';
import type { BlockProps } from '../block-definition.ts';
import { DataTable } from '../data-table.tsx';
import { Section } from '../section.tsx';

export function TableBlock({ block, anchor }: BlockProps<'table'>) {
  const { locale, here } = useSite();
  const label = siteMessages(locale).table.label(block.heading);
  const table = <DataTable label={label} columns={block.columns} rows={block.rows} />;
  return (
    <Section name="table" heading={block.heading} intro={block.intro} note={block.note} anchor={anchor}>
      {block.isOnPaper ? (
        <div>
          {table}
          <p className="table-paper">
            <a href={paperPath(pathIn(locale, here))}>{paperMessages(locale).take}</a>
          </p>
        </div>
      ) : (
        table
      )}
    </Section>
  );
}
