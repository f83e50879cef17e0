import { expect, test, vi } from 'vitest';
import { log } from './log.ts';
import { logSparsely } from './log-sparsely.ts';

test('what repeats every second is told twice a minute, each event for itself', () => {
  const warn = vi.spyOn(log, 'warn').mockReturnValue(undefined);
  for (let second = 0; second < 60; second += 1) logSparsely('away', {}, second * 1000);
  logSparsely('another', {}, 1000);
  expect(warn.mock.calls.map(([event]) => event)).toEqual(['away', 'away', 'another']);
});
