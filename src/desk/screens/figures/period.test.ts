import { expect, test } from 'vitest';
import { isPeriodName, periodInWords, periodOf, spanOf } from './period.ts';

test('weeks begin on Monday, and the present one is the last', () => {
  const { first, last, spans } = periodOf('4-weeks', '2026-11-25');
  expect([first, last]).toEqual(['2026-11-02', '2026-11-25']);
  expect(spans.map(({ label }) => label)).toEqual(['2 Nov', '9 Nov', '16 Nov', '23 Nov']);
  expect(periodOf('4-weeks', '2026-11-23').first).toBe('2026-11-02');
  expect(periodOf('4-weeks', '2026-11-22').first).toBe('2026-10-26');
  expect(periodOf('quarter', '2026-11-25').spans).toHaveLength(13);
});

test('a year is twelve months, this one among them', () => {
  const { first, spans } = periodOf('year', '2026-02-28');
  expect(first).toBe('2025-03-01');
  expect(spans.map(({ label }) => label).join(' ')).toBe('Mar Apr May Jun Jul Aug Sept Oct Nov Dec Jan Feb');
  expect(periodInWords(periodOf('year', '2026-02-28'))).toBe('1 March 2025 to 28 February 2026');
});

test('a day lies in the span that has begun last', () => {
  const period = periodOf('4-weeks', '2026-11-25');
  expect(['2026-11-02', '2026-11-08', '2026-11-09', '2026-11-25'].map((day) => spanOf(period, day))).toEqual([
    0, 0, 1, 3,
  ]);
});

test('an address names a period that there is, or none', () => {
  expect([isPeriodName('year'), isPeriodName('toString'), isPeriodName(undefined)]).toEqual([
    true,
    false,
    false,
  ]);
});
