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
export function TableFrame({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling frame must be reachable by keyboard
    <section className="table-frame" aria-label={label} tabIndex={0}>
      <table>{children}</table>
    </section>
  );
}
