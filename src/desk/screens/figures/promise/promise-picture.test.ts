import { expect, test } from 'vitest';
import { purposeOf } from '../purposes.ts';
import type { PromiseOfPurpose } from './promise-figures.ts';
import { promiseRowScene, promiseRows, promiseScale } from './promise-picture.ts';

function calls(key: string, hoursLeft: [number, number][], hoursLate: [number, number][], overdue = 0) {
  const sum = (bins: [number, number][]) => bins.reduce((all, [, times]) => all + times, 0);
  const [kept, late] = [sum(hoursLeft), sum(hoursLate)];
  return {
    purpose: purposeOf(key),
    ...{
      kept,
      late,
      overdue,
      medianMinutes: 60,
      hoursLeft: new Map(hoursLeft),
      hoursLate: new Map(hoursLate),
    },
  } satisfies PromiseOfPurpose;
}

test('purposes of one audience share a row', () => {
  const rows = promiseRows([
    calls('IVF Insurance', [[3, 2]], []),
    calls('Oocyte Health', [[3, 1]], [[0, 1]], 2),
    calls('POSP', [[1, 1]], []),
  ]);
  expect(rows.map(({ audience }) => audience)).toEqual(['fertility', 'agents']);
  expect([rows[0]?.dry.get(3), rows[0]?.late.get(0), rows[0]?.overdue]).toEqual([3, 1, 2]);
});

test('kept calls are drawn left of the promise and late ones right of it, each of them once', () => {
  const rows = promiseRows([
    calls(
      'POSP',
      [
        [0, 1],
        [5, 2],
      ],
      [
        [0, 1],
        [40, 1],
      ],
      1,
    ),
  ]);
  const scale = promiseScale(rows);
  expect(scale).toMatchObject({ slots: 8, slotHours: 1, worth: 1, hasMoreLeft: false, hasMoreLate: true });
  const [row] = rows;
  const paths = row ? promiseRowScene(row, scale).shapes.slice(-3) : [];
  const xOf = (d = '') => [...d.matchAll(/M(\d+)/g)].map(([, x]) => Number(x)).sort((a, b) => a - b);
  const [kept, late, waiting] = paths.map((path) => (path.kind === 'path' ? xOf(path.d) : []));
  expect(kept).toHaveLength(3);
  expect(Math.max(...(kept ?? []))).toBeLessThan(300);
  expect(late).toHaveLength(2);
  expect(Math.min(...(late ?? []))).toBeGreaterThan(300);
  expect(waiting).toHaveLength(1);
});

test('many calls share beads, and far ones the last slot', () => {
  const scale = promiseScale(
    promiseRows([
      calls(
        'POSP',
        [
          [2, 90],
          [200, 1],
        ],
        [],
      ),
    ]),
  );
  expect(scale).toMatchObject({ slots: 24, slotHours: 4, worth: 5, hasMoreLeft: true });
});
