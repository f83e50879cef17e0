import type { ReactNode } from 'react';
import { aboutInLists, audienceOfCase } from '#cases/case-audience.ts';
import type { UmbrellaState } from '#ui/umbrella/umbrella.ts';
import type { CaseRow } from '../../case-lists/case-row.ts';
import { type CaseStatus, caseStatus } from '../../case-lists/case-status.ts';
import { townOf } from '../../short-labels.ts';
import { Mark, Marks } from '../frame/marks.tsx';

type CaseTableProps<Row extends CaseRow> = {
  /** Where its rows are kept up to date: each says what it says now, none moves under a finger. */
  id?: string;
  rows: readonly Row[];
  caption: string;
  now: Date;
  /** Only for anyone who may do something with several cases at once. */
  canTick: boolean;
  who: (row: Row) => ReactNode;
  reference: (row: Row) => ReactNode;
};

/** Cases row by row; a row's box selects the case for the form around it. */
export function CaseTable<Row extends CaseRow>(props: CaseTableProps<Row>) {
  const { id, rows, caption, now, canTick, who, reference } = props;
  return (
    <>
      <Marks />
      <table className="find-table">
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {canTick && (
              <th scope="col">
                <span className="visually-hidden">Chosen</span>
              </th>
            )}
            <th scope="col">Who</th>
            <th scope="col">Reference</th>
            <th scope="col">About</th>
            <th scope="col">Status</th>
            <th scope="col">Has it</th>
          </tr>
        </thead>
        <tbody id={id} data-live={id && 'in-place'}>
          {rows.map((row) => {
            const standing = caseStatus(row, now);
            return (
              <tr key={row.id} data-row="" data-key={`case-${row.id}`}>
                {canTick && (
                  <td className="find-box">
                    <label>
                      <input type="checkbox" name="case" value={row.id} />
                      <span className="visually-hidden">{`Choose ${row.name}, ${row.reference}`}</span>
                    </label>
                  </td>
                )}
                <th scope="row" className="find-who">
                  <span>
                    <Mark audience={audienceOfCase(row)} state={shapeOf(row, standing)} />
                    <a href={`/desk/cases/${row.id}`}>{who(row)}</a>
                  </span>
                </th>
                <td className="desk-ref">{reference(row)}</td>
                <td className="find-about">{aboutInLists(row)}</td>
                <td className={standing.isLate ? 'desk-bad' : undefined}>{standing.words}</td>
                <td className={row.assignee ? undefined : 'desk-soft'}>{row.assignee ?? 'nobody'}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </>
  );
}

function shapeOf({ state }: CaseRow, { isLate }: CaseStatus): UmbrellaState {
  if (state === 'closed') return 'folded';
  return isLate ? 'torn' : 'open';
}

/** `Lakshmi Rao, Nagpur` */
export function whoInList({ name, city }: Pick<CaseRow, 'name' | 'city'>): string {
  return [name || 'Without a name', townOf(city)].filter(Boolean).join(', ');
}
