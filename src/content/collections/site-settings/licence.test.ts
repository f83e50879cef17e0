import { expect, test } from 'vitest';
import { judgeDate, judgeLicence } from './licence.ts';

test.each([
  ['2027-01-22', 'valid', 61],
  ['2027-01-21', 'ending', 60],
  ['2026-11-22', 'ending', 0],
  ['2026-11-21', 'past', -1],
  ['', 'undated', 0],
  ['30/04/2026', 'undated', 0],
])('a licence valid till %s is, on 22 November 2026, %s with %i days left', (validTill, state, daysLeft) => {
  expect(judgeLicence(validTill, '2026-11-22')).toEqual({ state, daysLeft });
});

test('the desk takes a day of the calendar and nothing else', () => {
  expect(judgeDate('2028-02-29')).toBe(true);
  for (const wrong of ['2027-02-29', '2026-13-01', '30/04/2026', '2026-4-3', 'soon', '', undefined, 20260430])
    expect(judgeDate(wrong)).toMatch(/give a day/);
});
