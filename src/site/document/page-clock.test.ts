import { expect, test } from 'vitest';
import { pageClock } from './page-clock.ts';

test('a page that asks nothing of the day never differs', () => {
  expect(pageClock('2026-11-22').differsFrom()).toBeUndefined();
});

test('the year differs with the new year', () => {
  const clock = pageClock('2026-11-22');
  expect(clock.year()).toBe('2026');
  expect(clock.differsFrom()).toBe('2027-01-01');
});

test('a date has passed when its day is over; until then the page differs from the day after', () => {
  const clock = pageClock('2026-11-22');
  expect(clock.hasPassed('2026-11-21')).toBe(true);
  expect(clock.differsFrom()).toBeUndefined();
  expect(clock.hasPassed('2026-11-22')).toBe(false);
  expect(clock.differsFrom()).toBe('2026-11-23');
});

test('a day has come when it begins; until then the page differs from that day', () => {
  const clock = pageClock('2026-11-22');
  expect(clock.hasCome('2026-11-22')).toBe(true);
  expect(clock.differsFrom()).toBeUndefined();
  expect(clock.hasCome('2026-11-23')).toBe(false);
  expect(clock.differsFrom()).toBe('2026-11-23');
});

test('of several days the earliest counts', () => {
  const clock = pageClock('2026-11-22');
  clock.year();
  clock.hasPassed('2026-12-31');
  clock.hasPassed('2026-11-30');
  expect(clock.differsFrom()).toBe('2026-12-01');
});
