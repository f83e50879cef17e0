import { expect, test } from 'vitest';
import { pageClock } from '../document/page-clock.ts';
import { site } from '../fixtures/site-fixture.ts';
import { dayTokens, workingDay } from './day-tokens.ts';
import { fillTokens } from './fill-tokens.ts';

const hours = { from: '10:00', to: '18:30', firstDay: 1, lastDay: 6, holidays: ['2026-12-25'] };

// 22 November 2026 is a Sunday.
test.each([
  [1, '2026-11-22', '2026-11-23'],
  [1, '2026-11-28', '2026-11-30'],
  [6, '2026-11-22', '2026-11-28'],
  [7, '2026-11-22', '2026-11-30'],
  [1, '2026-12-24', '2026-12-26'],
])('%i working days after %s is %s', (count, from, day) => {
  expect(workingDay(count, from, hours)).toBe(day);
});

test('a text names a day in words, and its page is drawn anew on the next', () => {
  const clock = pageClock('2026-11-22');
  const tokens = dayTokens({ ...site(), clock });
  expect(clock.differsFrom()).toBeUndefined();
  expect(fillTokens('By {workingDay1}.', tokens)).toBe('By Monday, 23 November 2026.');
  expect(clock.differsFrom()).toBe('2026-11-23');
});
