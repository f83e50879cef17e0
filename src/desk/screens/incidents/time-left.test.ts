import { expect, test } from 'vitest';
import { timeLeft } from './time-left.ts';

const dueAt = new Date('2026-11-25T16:00:00Z');

test.each([
  ['2026-11-25T11:48:00Z', '4 h 12 min left'],
  ['2026-11-25T15:25:00Z', '35 min left'],
  ['2026-11-25T16:00:00Z', '0 min left'],
  ['2026-11-26T17:05:00Z', '25 h 5 min late'],
])('at %s it is %s', (now, said) => {
  expect(timeLeft(dueAt, new Date(now))).toBe(said);
});
