import { expect, test } from 'vitest';
import { type SpeedMetric, speedSteps, stepOf } from './speed-buckets.ts';

test.each([
  ['lcp', 0, 0],
  ['lcp', 100, 0],
  ['lcp', 100.1, 1],
  ['lcp', 3000, 29],
  ['lcp', 10_001, 36],
  ['cls', 0, 0],
  ['cls', 0.0004, 1],
  ['tbt', 0, 0],
  ['bytes', 54.1, 10],
] as const)('%s of %d is in step %i', (metric, value, step) => {
  expect(stepOf(metric, value)).toBe(step);
});

test.each(Object.keys(speedSteps) as SpeedMetric[])(
  'the steps of %s go up, and past the last one there is one more',
  (metric) => {
    const ends: readonly number[] = speedSteps[metric];
    expect(ends).toEqual([...new Set(ends)].sort((a, b) => a - b));
    expect(stepOf(metric, Number.MAX_SAFE_INTEGER)).toBe(ends.length);
  },
);
