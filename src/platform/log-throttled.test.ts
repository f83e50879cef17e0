import { expect, test, vi } from 'vitest';
import { log } from './log.ts';
import { logThrottled } from './log-throttled.ts';

test('a repeated event is logged twice a minute, each event for itself, with the number of lines left out', () => {
  const warn = vi.spyOn(log, 'warn').mockReturnValue(undefined);
  for (let second = 0; second < 60; second += 1) logThrottled('away', {}, { now: second * 1000 });
  logThrottled('another', {}, { now: 1000 });
  expect(warn.mock.calls).toEqual([
    ['away', { suppressed: undefined }],
    ['away', { suppressed: 29 }],
    ['another', { suppressed: undefined }],
  ]);
});

test('two kinds of one event are throttled separately', () => {
  const error = vi.spyOn(log, 'error').mockReturnValue(undefined);
  for (const kind of ['one', 'two', 'one']) logThrottled('failed', {}, { kind, level: 'error', now: 0 });
  expect(error).toHaveBeenCalledTimes(2);
});
