import { expect, test } from 'vitest';
import { addDays, addMonths, daysBetween } from './days.ts';

test.each([
  ['2027-01-11', 1, '2027-02-11'],
  ['2027-01-31', 1, '2027-02-28'],
  ['2028-01-31', 1, '2028-02-29'],
  ['2028-02-29', 12, '2029-02-28'],
  ['2026-12-15', 1, '2027-01-15'],
  ['2027-03-31', 3, '2027-06-30'],
])('%s and %i months is %s', (day, count, then) => {
  expect(addMonths(day, count)).toBe(then);
});

test('days are counted over the ends of months and years', () => {
  expect(addDays('2027-12-25', 14)).toBe('2028-01-08');
  expect(daysBetween('2027-12-25', '2028-01-08')).toBe(14);
});
