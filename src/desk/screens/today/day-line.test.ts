import { expect, test } from 'vitest';
import { dayInWords, entriesOfDay, halfHours } from './day-line.ts';
import type { CallOfDay } from './read-today.ts';
import type { TodayCase } from './today-case.ts';

const hours = { from: '10:00', to: '18:30', firstDay: 1, lastDay: 6, holidays: [] };
const at = (text: string) => new Date(`2026-11-30T${text}+05:30`);
const now = at('11:04');
const about = { register: 'enquiries', purpose: 'Corporate Insurance' } as const;

function due(id: number, time: string, given: Partial<TodayCase> = {}): TodayCase {
  const dueAt = at(time);
  const times = { dueAt, slotAt: dueAt, promisedAt: dueAt };
  return {
    ...about,
    ...times,
    id,
    name: `Asha ${id}`,
    attempts: 0,
    language: 'Hindi',
    ...given,
  } as TodayCase;
}
function done(id: number, time: string, kind: CallOfDay['kind']): CallOfDay {
  return { ...about, id, reference: '', name: `Asha ${id}`, kind, whoId: 1, madeAt: at(time) };
}

test('each case appears once: open while it waits, torn once missed, folded at the time at which it was done', () => {
  const entries = entriesOfDay(
    {
      due: [
        due(1, '10:30'),
        due(2, '11:00'),
        due(3, '16:00', { attempts: 1, slotAt: null, promisedAt: null }),
      ],
      // The newest first, as they are read.
      done: [done(5, '10:40', 'closed'), done(5, '10:35', 'called'), done(2, '10:10', 'not-reached')],
    },
    now,
    hours,
  );
  expect(entries.map(({ id, state, note, audience }) => [id, state, note, audience])).toEqual([
    [1, 'torn', 'missed', 'companies'],
    [5, 'folded', 'closed', 'companies'],
    [2, 'open', 'Hindi', 'companies'],
    [3, 'open', 'second try', 'companies'],
  ]);
  expect(dayInWords(entries)).toBe('1 done, 1 missed, 2 left');
});

test('every half hour of the calling day has its peg; cases outside it are at the ends', () => {
  const entries = entriesOfDay(
    { due: [due(1, '11:10')], done: [done(2, '08:00', 'called'), done(3, '20:00', 'called')] },
    now,
    hours,
  );
  const day = halfHours(entries, now, hours);
  const ids = (time: string) => day.find((half) => half.time === time)?.entries.map(({ id }) => id);
  expect(day).toHaveLength(18);
  expect([ids('10:00'), ids('11:00'), ids('18:30'), ids('12:00')]).toEqual([[2], [1], [3], []]);
  expect(day.filter(({ isNow }) => isNow).map(({ time }) => time)).toEqual(['11:00']);
  expect(day.filter(({ isPast }) => isPast)).toHaveLength(2);
});

test('a day without anything says so', () => {
  expect(dayInWords([])).toBe('nothing today');
});
