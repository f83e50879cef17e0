import { expect, test } from 'vitest';
import { callingHoursInWords, slotInWords } from './slot-in-words.ts';

test('calling hours are said in words', () => {
  expect(
    callingHoursInWords({ from: '09:30', to: '12:00', firstDay: 7, lastDay: 7, holidays: [] }, 'en'),
  ).toBe('Sunday, 9:30 am to 12 pm');
  expect(
    callingHoursInWords({ from: '10:00', to: '18:30', firstDay: 1, lastDay: 6, holidays: [] }, 'en'),
  ).toBe('Monday to Saturday, 10 am to 6:30 pm');
});

test('a chosen day and time are one sentence; without a time it is the day', () => {
  expect(slotInWords({ day: '2026-11-23', time: '18:30' }, 'en')).toBe(
    'Monday, 23 November 2026, at 6:30 pm',
  );
  expect(slotInWords({ day: '2026-11-23', time: '' }, 'en')).toBe('Monday, 23 November 2026');
  expect(slotInWords({ day: '', time: '' }, 'en')).toBe('');
});
