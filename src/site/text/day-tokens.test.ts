import { expect, test } from 'vitest';
import { pageClock } from '../document/page-clock.ts';
import { site } from '../fixtures/site-fixture.ts';
import { dayTokens } from './day-tokens.ts';
import { fillTokens } from './fill-tokens.ts';

test('a text names a day in words, and its page is drawn anew on the next', () => {
  const clock = pageClock('2026-11-22');
  const tokens = dayTokens({ ...site(), clock });
  expect(clock.differsFrom()).toBeUndefined();
  expect(fillTokens('By {workingDay1}.', tokens)).toBe('By Monday, 23 November 2026.');
  expect(clock.differsFrom()).toBe('2026-11-23');
});
