import { expect, test } from 'vitest';
import { dateInIndia, isDay, msUntilMidnightInIndia } from './clock.ts';

test.each([
  ['2026-11-21T18:29:59Z', '2026-11-21'],
  ['2026-11-21T18:30:00Z', '2026-11-22'],
  ['2026-12-31T23:00:00Z', '2027-01-01'],
])('at %s it is %s in India', (moment, date) => {
  expect(dateInIndia(new Date(moment))).toBe(date);
});

test('midnight in India is at half past six in the evening, UTC', () => {
  expect(msUntilMidnightInIndia(new Date('2026-11-21T18:29:59Z'))).toBe(1000);
  expect(msUntilMidnightInIndia(new Date('2026-11-21T18:30:00Z'))).toBe(86_400_000);
});

test('a day is one of the calendar', () => {
  expect(isDay('2028-02-29')).toBe(true);
  expect(isDay('2026-02-29')).toBe(false);
  expect(isDay('2026-2-9')).toBe(false);
});
