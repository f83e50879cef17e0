import { expect, test, vi } from 'vitest';
import { download } from './download.ts';

test('a file’s address is good while a browser reads it, and is given up after that', () => {
  vi.useFakeTimers();
  const click = vi.fn();
  vi.stubGlobal('document', { createElement: () => ({ click }) });
  const revoke = vi.spyOn(URL, 'revokeObjectURL');
  download('dates.ics', 'BEGIN:VCALENDAR', 'text/calendar');
  expect([click.mock.calls.length, revoke.mock.calls.length]).toEqual([1, 0]);
  vi.runAllTimers();
  expect(revoke).toHaveBeenCalledOnce();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});
