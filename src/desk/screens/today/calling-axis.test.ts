import { expect, test } from 'vitest';
import { callingAxis, callingDaysAround, callingMinutes, isCalling } from './calling-axis.ts';

// Monday 30 November 2026 is a holiday here.
const hours = { from: '10:00', to: '18:30', firstDay: 1, lastDay: 6, holidays: ['2026-11-30'] };
const at = (text: string) => new Date(`${text}+05:30`);

test.each([
  ['2026-11-27T11:00', '2026-11-27T12:30', 90],
  ['2026-11-27T18:00', '2026-11-28T10:30', 60],
  // Saturday's last half hour, then Sunday and a holiday, then Tuesday's first.
  ['2026-11-28T18:00', '2026-12-01T10:30', 60],
  ['2026-11-28T20:00', '2026-11-29T20:00', 0],
  ['2026-11-27T12:30', '2026-11-27T11:00', -90],
])('from %s to %s we are there for %i minutes', (start, end, minutes) => {
  expect(callingMinutes(at(start), at(end), hours)).toBe(minutes);
});

test('we call within the hours of our days, and on no holiday', () => {
  expect(isCalling(at('2026-11-27T10:00'), hours)).toBe(true);
  expect(isCalling(at('2026-11-27T18:31'), hours)).toBe(false);
  expect(isCalling(at('2026-11-29T11:00'), hours)).toBe(false);
  expect(isCalling(at('2026-11-30T11:00'), hours)).toBe(false);
});

test('the axis shows days on which we call: two before, today, the next', () => {
  const days = (now: string) => callingDaysAround(at(now), hours).map(({ day }) => day);
  expect(days('2026-11-27T11:00')).toEqual(['2026-11-25', '2026-11-26', '2026-11-27', '2026-11-28']);
  expect(days('2026-11-29T11:00')).toEqual(['2026-11-27', '2026-11-28', '2026-12-01']);
});

test('where no day is a calling day the axis is empty, and ends', () => {
  const never = { ...hours, firstDay: 7, lastDay: 1 };
  expect(callingDaysAround(at('2026-11-27T11:00'), never)).toEqual([]);
  expect(callingMinutes(at('2026-11-27T11:00'), at('2026-11-29T11:00'), never)).toBe(0);
});

test('a line is as long as someone waits in calling hours; closed hours are a fold', () => {
  const days = callingDaysAround(at('2026-11-27T11:00'), hours, { back: 1, ahead: 1 });
  const axis = callingAxis(days, { width: 320, fold: 10 });
  const line = (start: string, end: string) => axis.at(at(end)) - axis.at(at(start));
  expect(line('2026-11-26T11:00', '2026-11-26T12:00')).toBeCloseTo(
    line('2026-11-28T15:00', '2026-11-28T16:00'),
  );
  expect(line('2026-11-26T18:30', '2026-11-27T10:00')).toBeCloseTo(10);
  expect(axis.at(at('2026-11-27T02:00'))).toBeCloseTo(105);
  expect([axis.at(at('2026-11-20T12:00')), axis.at(at('2026-12-20T12:00'))]).toEqual([0, 320]);
});
