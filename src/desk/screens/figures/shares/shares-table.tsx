import type { ReactNode } from 'react';
import type { Scene } from '#ui/shapes/scene.ts';
import { Picture } from '#ui/shapes/svg-markup.tsx';
import { fewest, number, shareInWords } from '../figure-words.ts';

export type Share = { key: string; label: ReactNode; part: number; whole: number };

type SharesTableProps = {
  of: string;
  rows: readonly Share[];
  more?: { head: string; of: (key: string) => number };
};

/** Parts of a whole, of ten people each; of so few that a share is luck only the count is shown. */
export function SharesTable({ of, rows, more }: SharesTableProps) {
  return (
    <table className="figures-shares">
      <thead>
        <tr>
          <th scope="col">{of}</th>
          <th scope="col">Of ten</th>
          <th scope="col">Share</th>
          <th scope="col">{more ? 'Given' : 'Number'}</th>
          {more && <th scope="col">{more.head}</th>}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, label, part, whole }) => (
          <tr key={key}>
            <th scope="row">{label}</th>
            <td>{whole >= fewest && <Picture className="figures-ten" scene={tenDots(part / whole)} />}</td>
            <td>{shareInWords(part, whole)}</td>
            <td>{number(part)}</td>
            {more && <td>{number(more.of(key))}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Whole dots: half a person would say more than the share does. */
function tenDots(share: number): Scene {
  const full = Math.round(share * 10);
  return {
    viewBox: [0, 0, 180, 18],
    shapes: Array.from({ length: 10 }, (_, place) => ({
      kind: 'circle',
      centre: [9 + place * 18, 9],
      radius: 6,
      fill: place < full ? 'terracotta' : 'line',
    })),
  };
}
