import { expect, test } from 'vitest';
import { clockFault } from './clock.ts';
import { isOutOfOrdinary } from './usual-count.ts';

const at = (day: string) => new Date(`${day}T00:00:00Z`);

test.for([
  ['2026-11-24', '2026-11-23', '2026-11-24', undefined],
  ['2026-12-30', '2026-11-24', '2026-12-30', undefined],
  ['2028-11-24', '2026-11-24', '2028-11-24', 'clock-ahead'],
  ['2024-11-24', '2026-11-24', '2024-11-24', 'clock-behind'],
  ['2026-11-24', '2026-11-24', '2028-11-24', 'clock-differs'],
] as const)('database %s, last seen %s, here %s: %s', ([now, seenAt, here, fault]) => {
  expect(clockFault({ now: at(now), seenAt: at(seenAt), here: at(here) })).toBe(fault);
});

test.for([
  ['a few', { count: 50, of: 60, mostLately: 0 }, false],
  ['a day of a large table', { count: 300, of: 200_000, mostLately: 280 }, false],
  ['half of a table', { count: 100_000, of: 200_000, mostLately: 280 }, true],
  ['a small share, more than ever', { count: 900, of: 10_000, mostLately: 10 }, false],
  ['many, as on the days before', { count: 90, of: 200, mostLately: 80 }, false],
  ['all of a small table', { count: 51, of: 51, mostLately: 0 }, true],
] as const)('%s', ([, due, isTooMuch]) => {
  expect(isOutOfOrdinary(due)).toBe(isTooMuch);
});
