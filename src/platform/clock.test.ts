import { expect, test } from 'vitest';
import { dateInIndia, msUntilMidnightInIndia } from './clock.ts';

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
