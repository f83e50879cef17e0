import { expect, test } from 'vitest';
import { dateInIndia, isDay, msUntilMidnightInIndia, timeInIndia } from './clock.ts';

test.each([
  ['2026-11-21T18:29:59Z', '2026-11-21', '23:59'],
  ['2026-11-21T18:30:00Z', '2026-11-22', '00:00'],
  ['2026-12-31T23:00:00Z', '2027-01-01', '04:30'],
])('at %s it is %s, %s in India', (moment, date, time) => {
  expect(dateInIndia(new Date(moment))).toBe(date);
  expect(timeInIndia(new Date(moment))).toBe(time);
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
