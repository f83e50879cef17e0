/**
 * A day as half hours in a row: what is still to be done at the time for which it is promised, what is done at the time
 * at which it was. Pure.
 */

import { audienceOfCase } from '#cases/case-audience.ts';
import { type CallingHours, callingTimes } from '#forms/calling-times.ts';
import { dateInIndia, momentInIndia } from '#platform/clock.ts';
import type { UmbrellaAudience } from '#ui/umbrella/audiences.ts';
import type { UmbrellaState } from '#ui/umbrella/umbrella.ts';
import type { CallOfDay } from './read-today.ts';
import type { TodayCase } from './today-case.ts';
import { isMissed } from './turns.ts';

export type DayEntry = {
  id: number;
  name: string;
  /** Open waits, folded is done, torn is a promise missed. */
  state: UmbrellaState;
  audience: UmbrellaAudience;
  at: Date;
  note: string;
};

export type HalfHour = { time: string; isPast: boolean; isNow: boolean; entries: DayEntry[] };

const calls = { called: 'spoke', 'not-reached': 'no answer', closed: 'closed' };

/** A person's cases of this day, done and still to be done: each case once, by its latest outcome. */
export function entriesOfDay(
  { due, done }: { due: readonly TodayCase[]; done: readonly CallOfDay[] },
  now: Date,
  hours: CallingHours,
): DayEntry[] {
  const today = dateInIndia(now);
  const waiting = due.filter(({ dueAt }) => dateInIndia(dueAt) === today);
  const isWaiting = new Set(waiting.map(({ id }) => id));
  const lastCalls = new Map(done.toReversed().map((call) => [call.id, call]));
  return [
    ...waiting.map((of): DayEntry => {
      const state = isMissed(of, now, hours) ? 'torn' : 'open';
      const note = state === 'torn' ? 'missed' : of.attempts > 0 ? 'second try' : of.language;
      return { id: of.id, name: of.name, state, audience: audienceOfCase(of), at: of.dueAt, note };
    }),
    ...[...lastCalls.values()]
      .filter(({ id }) => !isWaiting.has(id))
      .map((call): DayEntry => {
        const { id, kind, madeAt: at } = call;
        return {
          id,
          name: call.name,
          state: 'folded',
          audience: audienceOfCase(call),
          at,
          note: calls[kind],
        };
      }),
  ].sort((one, other) => Number(one.at) - Number(other.at) || one.id - other.id);
}

/** Entries before the first half hour are put in it, and those after the last in the last. */
export function halfHours(entries: readonly DayEntry[], now: Date, hours: CallingHours): HalfHour[] {
  const day = dateInIndia(now);
  const starts = callingTimes(hours).map((time) => ({ time, from: momentInIndia(day, time) }));
  const placeOf = (moment: Date) =>
    Math.max(
      0,
      starts.findLastIndex(({ from }) => from <= moment),
    );
  const present = starts.findLastIndex(({ from }) => from <= now);
  return starts.map(({ time }, place) => ({
    time,
    isPast: place < present,
    isNow: place === present,
    entries: entries.filter(({ at }) => placeOf(at) === place),
  }));
}

/** `2 done, 1 missed, 5 left` */
export function dayInWords(entries: readonly DayEntry[]): string {
  const count = (wanted: UmbrellaState) => entries.filter(({ state }) => state === wanted).length;
  const parts = [
    [count('folded'), 'done'],
    [count('torn'), 'missed'],
    [count('open'), 'left'],
  ] as const;
  const said = parts.filter(([number]) => number > 0).map(([number, word]) => `${number} ${word}`);
  return said.join(', ') || 'nothing today';
}
