import { expect, test } from 'vitest';
import {
  callingDayAfter,
  callingDaysAhead,
  callingTimes,
  firstDayToOffer,
  holidaysAhead,
  isCallingDay,
} from './calling-times.ts';

const hours = { from: '10:00', to: '18:30', firstDay: 1, lastDay: 6, holidays: ['2026-12-25', '2027-01-26'] };

test('half hours from ten to half past six', () => {
  const times = callingTimes(hours);
  expect(times).toHaveLength(18);
  expect([times[0], times[1], times.at(-1)]).toEqual(['10:00', '10:30', '18:30']);
});

test('a setting that ends before it begins offers nothing', () => {
  expect(callingTimes({ ...hours, from: '18:00', to: '10:00' })).toEqual([]);
});

test('today is offered until its last time has come', () => {
  expect(firstDayToOffer('2026-11-23', '18:29', hours)).toBe('2026-11-23');
  expect(firstDayToOffer('2026-11-23', '18:30', hours)).toBe('2026-11-24');
});

test('Monday to Saturday', () => {
  expect(isCallingDay('2026-11-23', hours)).toBe(true);
  expect(isCallingDay('2026-11-28', hours)).toBe(true);
  expect(isCallingDay('2026-11-29', hours)).toBe(false);
});

test('a holiday is no calling day, and is told ahead', () => {
  expect(isCallingDay('2026-12-25', hours)).toBe(false);
  expect(isCallingDay('2026-12-24', hours)).toBe(true);
  expect(holidaysAhead(hours, '2026-11-23')).toEqual(['2026-12-25']);
  expect(holidaysAhead(hours, '2026-12-25')).toEqual(['2026-12-25', '2027-01-26']);
  expect(holidaysAhead(hours, '2027-01-27')).toEqual([]);
});

// 22 November 2026 is a Sunday.
test.each([
  [1, '2026-11-22', '2026-11-23'],
  [1, '2026-11-28', '2026-11-30'],
  [6, '2026-11-22', '2026-11-28'],
  [7, '2026-11-22', '2026-11-30'],
  [1, '2026-12-24', '2026-12-26'],
])('the calling day number %i after %s is %s', (count, from, day) => {
  expect(callingDayAfter(from, hours, count)).toBe(day);
});

test('where nobody ever calls there is no such day', () => {
  expect(callingDayAfter('2026-11-22', { ...hours, firstDay: 7, lastDay: 1 })).toBeUndefined();
});

test('the days to choose from are four weeks long, without Sundays and holidays', () => {
  const days = callingDaysAhead('2026-12-20', hours);
  expect(days).toHaveLength(23);
  expect([days[0], days.at(-1)]).toEqual(['2026-12-21', '2027-01-16']);
  expect(days).not.toContain('2026-12-25');
});
