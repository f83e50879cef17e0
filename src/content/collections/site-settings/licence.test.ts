import { expect, test } from 'vitest';
import { licenceStatus } from './licence.ts';

test.each([
  ['2027-01-22', 'valid', 61],
  ['2027-01-21', 'ending', 60],
  ['2026-11-22', 'ending', 0],
  ['2026-11-21', 'past', -1],
  ['', 'undated', 0],
  ['30/04/2026', 'undated', 0],
])('a licence valid till %s is, on 22 November 2026, %s with %i days left', (validTill, state, daysLeft) => {
  expect(licenceStatus(validTill, '2026-11-22')).toEqual({ state, daysLeft });
});
