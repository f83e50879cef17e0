import { expect, test } from 'vitest';
import { inRanges } from './own-figures.ts';
import { speedsOf } from './read-speeds.ts';

const row = (step: number, times: number) =>
  ({ kind: 'legal', device: 'narrow', metric: 'lcp', step, times }) as const;

test('Three of four views reached the step that is published', () => {
  expect(speedsOf([row(4, 74), row(9, 1), row(20, 25)]).all.lcp).toEqual({ narrow: { step: 9, views: 100 } });
  expect(speedsOf([row(4, 74), row(20, 26)]).all.lcp).toEqual({ narrow: { step: 20, views: 100 } });
});

test('Fewer than twenty views are not published, of no kind of page either', () => {
  expect(speedsOf([row(4, 19)])).toEqual({ all: { lcp: {} }, lcpByKind: {} });
  const other = { ...row(4, 10), kind: 'home' } as const;
  expect(speedsOf([row(4, 10), other])).toEqual({
    all: { lcp: { narrow: { step: 4, views: 20 } } },
    lcpByKind: {},
  });
  expect(speedsOf([row(4, 20)]).lcpByKind).toEqual({ legal: { narrow: { step: 4, views: 20 } } });
});

test.each([
  [{ kept: 19, due: 19 }, undefined],
  [
    { kept: 20, due: 20 },
    { share: { from: 95, to: 100 }, due: { from: 20, to: 49 } },
  ],
  [
    { kept: 0, due: 50 },
    { share: { from: 0, to: 5 }, due: { from: 50, to: 99 } },
  ],
  [
    { kept: 94, due: 100 },
    { share: { from: 90, to: 95 }, due: { from: 100, to: 499 } },
  ],
  [
    { kept: 400, due: 4000 },
    { share: { from: 10, to: 15 }, due: { from: 500, to: undefined } },
  ],
])('of calls %o is published %o', (calls, published) => {
  expect(inRanges(calls)).toEqual(published);
});
