import { messages } from '../messages/en.ts';
import { safeHref } from '../text/addresses.ts';
import type { BlockProps } from './block-props.ts';
import { Section } from './section.tsx';

export function TableBlock({ block, anchor }: BlockProps<'table'>) {
  return (
    <Section name="table" heading={block.heading} intro={block.intro} note={block.note} anchor={anchor}>
      <DataTable label={messages.table.label(block.heading)} columns={block.columns} rows={block.rows} />
    </Section>
  );
}

type DataTableProps = { label: string; columns: readonly string[]; rows: readonly (readonly string[])[] };

/** Figures under their columns; the first cell of a row says what the row is about. */
export function DataTable({ label, columns, rows }: DataTableProps) {
  return (
    <TableFrame label={label}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells) => (
          <tr key={cells.join('|')}>
            {cells.map((cell, index) =>
              index === 0 ? (
                <th key={columns[index]} scope="row">
                  {cell}
                </th>
              ) : (
                <td key={columns[index]}>{cell}</td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </TableFrame>
  );
}

/** A wide table scrolls inside its own frame, which the keyboard reaches: the page itself never does. */
function TableFrame({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling frame must be reachable by keyboard
    <section className="table-frame" aria-label={label} tabIndex={0}>
      <table>{children}</table>
    </section>
  );
}

type Cover = BlockProps<'matrix'>['block']['rows'][number]['core'][number];

/** Which cover answers which risk. One part a risk rather than a table: it is read on phones. */
export function MatrixBlock({ block, anchor }: BlockProps<'matrix'>) {
  return (
    <Section name="matrix" heading={block.heading} intro={block.intro} note={block.note} anchor={anchor}>
      <div className="matrix">
        <p className="matrix-head" aria-hidden="true">
          <span>{messages.matrix.risk}</span>
          <span>{messages.matrix.core}</span>
          <span>{messages.matrix.optional}</span>
        </p>
        {block.rows.map(({ risk, how, core, optional }) => (
          <article key={risk}>
            <div className="matrix-risk">
              <h3>{risk}</h3>
              <p>{how}</p>
            </div>
            <dl>
              <Covers title={messages.matrix.core} covers={core} />
              {optional && optional.length > 0 && (
                <Covers title={messages.matrix.optional} covers={optional} />
              )}
            </dl>
          </article>
        ))}
      </div>
    </Section>
  );
}

function Covers({ title, covers }: { title: string; covers: Cover[] }) {
  return (
    <div>
      <dt>{title}</dt>
      {covers.map(({ label, href }) => {
        const target = safeHref(href);
        return <dd key={label}>{target ? <a href={target}>{label}</a> : label}</dd>;
      })}
    </div>
  );
}
