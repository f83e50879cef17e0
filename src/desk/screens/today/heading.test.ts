import { expect, test } from 'vitest';
import { headingOf } from './heading.ts';
import type { TodayCase } from './today-case.ts';
import type { Turn } from './turns.ts';

const hours = { from: '10:00', to: '18:30', firstDay: 1, lastDay: 6, holidays: [] };
const at = (text: string) => new Date(`${text}+05:30`);
const facts = { now: at('2026-11-30T11:04'), hours, name: 'Revathi Subramaniam', canWork: true };

function turn(why: Turn['why'], of: Partial<TodayCase>): Turn {
  const dueAt = of.dueAt ?? at('2026-11-30T18:30');
  return {
    why,
    of: { name: 'Lakshmi Rao', assigneeId: 1, slotAt: null, promisedAt: dueAt, ...of, dueAt } as TodayCase,
  };
}

test.each([
  [turn('slot', { dueAt: at('2026-11-30T11:00') }), 'Lakshmi R. expects your call now'],
  [
    turn('missed', { dueAt: at('2026-11-30T10:30'), slotAt: at('2026-11-30T10:30') }),
    'Lakshmi R. was promised a call at 10:30',
  ],
  [
    turn('missed', { dueAt: at('2026-11-29T10:30'), slotAt: at('2026-11-29T10:30') }),
    'Lakshmi R. was promised a call yesterday at 10:30',
  ],
  [turn('missed', { dueAt: at('2026-11-28T18:30') }), 'Lakshmi R. was promised a call by Saturday 18:30'],
  [turn('second', {}), 'Try Lakshmi R. again'],
  [turn('promise', { assigneeId: null }), 'Lakshmi R. is waiting for a first call'],
  [turn('promise', {}), 'Call Lakshmi R.'],
])('the heading is the task', (next, heading) => {
  expect(headingOf(next, facts)).toBe(heading);
});

test('a person who only reads is not asked to call', () => {
  const now = turn('slot', { dueAt: at('2026-11-30T11:00') });
  expect(headingOf(now, { ...facts, canWork: false })).toBe('Lakshmi R. expects a call now');
});

test('with nothing due it greets by the hour in India', () => {
  expect(headingOf(undefined, { ...facts, now: at('2026-11-30T19:00') })).toBe(
    'Nothing is due. Good evening, Revathi.',
  );
  expect(headingOf(undefined, facts)).toBe('Nothing is due. Good morning, Revathi.');
});
