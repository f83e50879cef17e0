import { expect, test } from 'vitest';
import { licenceInWords, licenceStatus } from './licence.ts';

test.each([
  ['2027-01-22', 'valid', 61],
  ['2027-01-21', 'ending', 60],
  ['2026-11-22', 'ending', 0],
  ['2026-11-21', 'past', -1],
  [undefined, 'endless', Number.POSITIVE_INFINITY],
])('a licence valid till %s is, on 22 November 2026, %s with %i days left', (validTill, state, daysLeft) => {
  expect(licenceStatus(validTill, '2026-11-22')).toEqual({ state, daysLeft });
});

test('a licence without an end date is no reason for a notice', () => {
  expect(licenceInWords(undefined, '2026-11-22')).toBeUndefined();
});

test('staff read the day in words', () => {
  expect(licenceInWords('2026-04-30', '2026-11-22')?.text).toContain('was valid till 30 April 2026.');
  expect(licenceInWords('2026-11-23', '2026-11-22')?.text).toContain('till 23 November 2026: one more day.');
});
