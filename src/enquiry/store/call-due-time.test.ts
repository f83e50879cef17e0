import { expect, test } from 'vitest';
import { dueOf, nextCallingDay } from './call-due-time.ts';

const hours = { from: '10:00', to: '18:30', firstDay: 1, lastDay: 6, holidays: ['2026-11-23'] };
const noSlot = { day: '', time: '' };

test.each([
  ['on the next day on which we call', '2026-11-24T05:00:00Z', '2026-11-25T13:00:00.000Z'],
  ['after Sunday and a holiday', '2026-11-21T05:00:00Z', '2026-11-24T13:00:00.000Z'],
  ['counted from the day that it is in India', '2026-11-24T19:00:00Z', '2026-11-26T13:00:00.000Z'],
])('what names no slot is due at the end of the calling hours, %s', (_when, moment, due) => {
  expect(dueOf(noSlot, new Date(moment), hours).toISOString()).toBe(due);
});

test('what was chosen is when it is due', () => {
  const slot = { day: '2026-12-01', time: '10:30' };
  expect(dueOf(slot, new Date('2026-11-24T05:00:00Z'), hours).toISOString()).toBe('2026-12-01T05:00:00.000Z');
});

test('where no day is a calling day it is due a day later, not never', () => {
  const never = { ...hours, firstDay: 7, lastDay: 1 };
  const moment = new Date('2026-11-24T05:00:00Z');
  expect(nextCallingDay(moment, never).toISOString()).toBe('2026-11-25T05:00:00.000Z');
});
