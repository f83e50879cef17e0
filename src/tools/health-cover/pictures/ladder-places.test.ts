import { expect, test } from 'vitest';
import { ladderPlaces, legiblePlaces, sumsAround } from './ladder-places.ts';

const ladder = [5, 7.5, 10, 15, 20, 25, 30, 50, 75, 100];

test('the area of each is its sum, and the row is as wide as the picture', () => {
  const places = ladderPlaces(ladder, { width: 1180, minGap: 20, maxRadius: 104 });
  const perArea = places.map(({ sum, radius }) => radius ** 2 / sum);
  for (const each of perArea) expect(each).toBeCloseTo(perArea[0] ?? 0);
  const [first, last] = [places[0], places.at(-1)];
  expect((first?.x ?? 0) - (first?.radius ?? 0)).toBeCloseTo(0);
  expect((last?.x ?? 0) + (last?.radius ?? 0)).toBeCloseTo(1180);
});

test('on a phone the row shows the neighbours of the sums that were found', () => {
  expect(sumsAround(ladder, { low: 15, high: 25 }, 6)).toEqual([7.5, 10, 15, 20, 25, 30]);
  expect(sumsAround(ladder, { low: 5, high: 5 }, 6)).toEqual([5, 7.5, 10, 15, 20, 25]);
  expect(sumsAround(ladder, { low: 100, high: 100 }, 6)).toEqual([20, 25, 30, 50, 75, 100]);
  expect(sumsAround(ladder, { low: 5, high: 100 }, 6)).toEqual(ladder);
});

test('where words would touch, the row has fewer sums, but never fewer than were found', () => {
  const phone = { width: 350, minGap: 8, maxRadius: 42, count: 6 };
  const around = (low: number, high: number) => (count: number) => sumsAround(ladder, { low, high }, count);
  const sumsOf = (low: number, high: number, width: number) =>
    legiblePlaces(around(low, high), phone, () => width).map(({ sum }) => sum);
  expect(sumsOf(15, 25, 40)).toEqual([7.5, 10, 15, 20, 25, 30]);
  expect(sumsOf(5, 10, 55)).toEqual([5, 7.5, 10, 15, 20]);
  expect(sumsOf(5, 50, 55)).toEqual([5, 7.5, 10, 15, 20, 25, 30, 50]);
});
