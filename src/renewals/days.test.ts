import { expect, test, vi } from 'vitest';
import * as clock from '#platform/clock.ts';
import { addDays, addMonths } from '#platform/days.ts';
import { daysBefore, daysUntil, isDay, todayInIndia, yearsAfter } from './days.ts';

const days = Array.from({ length: 1500 }, (_, index) => addDays('2026-01-01', index));

test('days are counted as everywhere else', () => {
  for (const day of days) {
    for (const count of [7, 30, 60]) expect(daysBefore(day, count)).toBe(addDays(day, -count));
    expect(daysUntil(day, '2026-01-01')).toBe(days.indexOf(day));
    expect(yearsAfter(day, 3)).toBe(addMonths(day, 36));
  }
});

test.each([
  '2026-02-28',
  '2026-02-29',
  '2028-02-29',
  '2026-13-01',
  '2026-00-10',
  'soon',
  '',
  '2026-2-3',
  '2026',
])('what is a day, is one everywhere: %s', (text) => {
  expect(isDay(text)).toBe(clock.isDay(text));
});

test.each(['2026-11-26T18:29:59Z', '2026-11-26T18:30:00Z', '2026-12-31T20:00:00Z'])(
  'the date in India at %s',
  (moment) => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(moment) });
    expect(todayInIndia()).toBe(clock.dateInIndia());
    vi.useRealTimers();
  },
);
