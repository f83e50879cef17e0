import { expect, test } from 'vitest';
import { sampleTodayCase } from './testing/sample-today-case.ts';
import type { TodayCase } from './today-case.ts';
import { isMissed, slotOf, turnsOf } from './turns.ts';

const hours = { from: '10:00', to: '18:30', firstDay: 1, lastDay: 6, holidays: [] };
const at = (text: string) => new Date(`${text}+05:30`);
// A Monday.
const now = at('2026-11-30T11:04');
const me = 1;
const facts = { me, languages: ['Hindi'], now, hours };

let ids = 0;
function sampleCase(given: Partial<TodayCase> = {}): TodayCase {
  ids += 1;
  const dueAt = given.dueAt ?? at('2026-12-01T18:30');
  return sampleTodayCase({ id: ids, reference: `R${ids}`, promisedAt: dueAt, ...given, dueAt });
}
const slot = (text: string, given: Partial<TodayCase> = {}) =>
  sampleCase({ dueAt: at(text), slotAt: at(text), ...given });
const second = (given: Partial<TodayCase> = {}) =>
  sampleCase({
    dueAt: at('2026-11-30T18:30'),
    promisedAt: at('2026-11-28T18:30'),
    attempts: 1,
    state: 'waiting',
    firstCallAt: at('2026-11-28T15:30'),
    assigneeId: me,
    ...given,
  });

const turns = (cases: TodayCase[], other: Partial<typeof facts> = {}) =>
  turnsOf(cases, { ...facts, ...other }).map(({ of, why }) => [of.id, why]);

test('calls of this half hour come first, then missed promises, second attempts, and enquiries by their promise', () => {
  const tomorrow = sampleCase();
  const today = sampleCase({ dueAt: at('2026-11-30T18:30') });
  const again = second();
  const missed = sampleCase({ dueAt: at('2026-11-28T18:30') });
  const missedSlot = slot('2026-11-30T10:30', { assigneeId: me });
  const expected = slot('2026-11-30T11:00');
  const later = slot('2026-11-30T11:30', { assigneeId: me });
  expect(turns([tomorrow, later, today, again, missed, missedSlot, expected])).toEqual([
    [expected.id, 'slot'],
    [missedSlot.id, 'missed'],
    [missed.id, 'missed'],
    [again.id, 'second'],
    [today.id, 'promise'],
    [tomorrow.id, 'promise'],
  ]);
});

test('my own cases come before unassigned ones; a colleague’s never come', () => {
  const nobodys = slot('2026-11-30T11:00');
  const mine = slot('2026-11-30T11:00', { assigneeId: me });
  const theirs = slot('2026-11-30T11:00', { assigneeId: 2 });
  expect(turns([nobodys, theirs, mine]).map(([id]) => id)).toEqual([mine.id, nobodys.id]);
});

test('unassigned cases come only in a language that I speak; my own, in any', () => {
  const english = sampleCase({ language: 'English' });
  const hindi = sampleCase({ language: 'Hindi' });
  const mine = sampleCase({ language: 'English', assigneeId: me });
  expect(turns([english, hindi, mine]).map(([id]) => id)).toEqual([mine.id, hindi.id]);
  expect(turns([english], { languages: [] })).toHaveLength(1);
});

test('of cases promised for the same time, the longest waiting comes first', () => {
  const young = sampleCase({ createdAt: at('2026-11-30T10:50') });
  const old = sampleCase({ createdAt: at('2026-11-30T08:00') });
  expect(turns([young, old]).map(([id]) => id)).toEqual([old.id, young.id]);
});

test('outside calling hours a case comes only at a moment that was agreed', () => {
  const evening = at('2026-11-30T20:10');
  const agreed = sampleCase({
    dueAt: at('2026-11-30T20:00'),
    promisedAt: null,
    assigneeId: me,
    state: 'waiting',
  });
  const missed = sampleCase({ dueAt: at('2026-11-28T18:30') });
  expect(turns([missed, sampleCase(), second(), agreed], { now: evening })).toEqual([[agreed.id, 'slot']]);
});

test('a second attempt waits for its day, and a person who was spoken to for theirs', () => {
  const again = second({ dueAt: at('2026-12-01T18:30') });
  const spoken = sampleCase({ state: 'taken', assigneeId: me, firstCallAt: at('2026-11-30T10:40') });
  expect(turns([again, spoken])).toEqual([]);
  expect(turns([{ ...spoken, dueAt: at('2026-11-30T18:30') }])).toEqual([[spoken.id, 'promise']]);
});

test('a half hour is agreed where it was chosen or planned, and not where a day’s end is promised', () => {
  expect(slotOf(slot('2026-11-30T11:00'), hours)).toEqual({
    from: at('2026-11-30T11:00'),
    to: at('2026-11-30T11:30'),
  });
  expect(slotOf(sampleCase({ dueAt: at('2026-11-30T15:00'), promisedAt: null }), hours)?.from).toEqual(
    at('2026-11-30T15:00'),
  );
  expect(slotOf(sampleCase(), hours)).toBeUndefined();
  // After a call that no one answered the slot is over.
  expect(slotOf({ ...slot('2026-11-30T11:00'), dueAt: at('2026-12-01T18:30') }, hours)).toBeUndefined();
});

test('a promise is missed when its half hour is over, or its day', () => {
  expect(isMissed(slot('2026-11-30T10:30'), at('2026-11-30T10:59'), hours)).toBe(false);
  expect(isMissed(slot('2026-11-30T10:30'), at('2026-11-30T11:00'), hours)).toBe(true);
  expect(isMissed(sampleCase({ dueAt: at('2026-11-30T18:30') }), at('2026-11-30T18:29'), hours)).toBe(false);
});
