import type { ReactNode } from 'react';
import { TableFrame } from '#site/blocks/data-table.tsx';
import { number } from '../figure-words.ts';
import type { Period } from '../period.ts';
import type { Counted } from '../sums/period-sums.ts';

type CountTableProps = {
  /** Name of the frame for screen readers; it scrolls on a narrow screen. */
  label: string;
  /** Head of the first column. */
  of: string;
  period: Period;
  rows: readonly (Counted & { name: ReactNode })[];
  /** In place of the bare number. */
  cell?: (count: number, row: Counted) => ReactNode;
  /** Columns of their own between the spans and the sum. */
  more?: { head: string; of: (row: Counted) => ReactNode };
};

/** Counts by span, with their sum. */
export function CountTable({ label, of, period, rows, cell = number, more }: CountTableProps) {
  return (
    <TableFrame label={label}>
      <thead>
        <tr>
          <th scope="col">{of}</th>
          {period.spans.map(({ first, label: head }) => (
            <th key={first} scope="col">
              {head}
            </th>
          ))}
          <th scope="col">All</th>
          {more && <th scope="col">{more.head}</th>}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.key}>
            <th scope="row">{row.name}</th>
            {period.spans.map(({ first }, place) => (
              <td key={first}>{cell(row.bySpan[place] ?? 0, row)}</td>
            ))}
            <td>
              <b>{number(row.total)}</b>
            </td>
            {more && <td>{more.of(row)}</td>}
          </tr>
        ))}
      </tbody>
    </TableFrame>
  );
}
