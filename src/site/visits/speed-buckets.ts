/**
 * How fast a page was for a visitor: what is measured, and the steps into which a value is sorted before it leaves the
 * browser. Nothing finer is ever sent or kept. The steps are close together where a good page is.
 */
const paint = [...steps(100, 3000, 100), 3500, 4000, 5000, 6000, 8000, 10_000];

/** Upper ends of the steps: milliseconds, but for `cls`, which has no unit, and `bytes`, which are thousands of bytes. */
export const speedSteps = {
  lcp: paint,
  fcp: paint,
  tbt: [0, 25, 50, 75, 100, 150, 200, 300, 400, 600, 1000, 2000],
  inp: [25, 50, 75, 100, 125, 150, 175, 200, 250, 300, 400, 500, 750, 1000],
  cls: [0, 0.01, 0.02, 0.03, 0.04, 0.05, 0.06, 0.08, 0.1, 0.15, 0.2, 0.25, 0.5, 1],
  bytes: [...steps(5, 100, 5), 125, 150, 200, 300, 500],
} as const satisfies Record<string, readonly number[]>;

export type SpeedMetric = keyof typeof speedSteps;

/** Phones, and everything that is wider: the site's own line between the two. */
export type Device = 'narrow' | 'wide';
export const narrowBelowPx = 768;

/** @returns the number of the step that a value is in, counted from 0; past the last one their count */
export function stepOf(metric: SpeedMetric, value: number): number {
  const ends: readonly number[] = speedSteps[metric];
  const found = ends.findIndex((end) => value <= end);
  return found < 0 ? ends.length : found;
}

function steps(first: number, last: number, by: number): number[] {
  return Array.from({ length: (last - first) / by + 1 }, (_, place) => first + place * by);
}
