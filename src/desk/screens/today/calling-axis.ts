/**
 * Time as a visitor waits for us: calling hours alone, day after day, with what is closed between folded away. A line
 * on this axis is as long as someone waited while we were there.
 */

import { type CallingHours, callingDayAfter, isCallingDay } from '#forms/calling-times.ts';
import { dateInIndia, momentInIndia } from '#platform/clock.ts';
import { addDays } from '#platform/days.ts';

export type CallingDay = { day: string; from: Date; to: Date };

const minuteMs = 60_000;
const maxDaysBack = 14;

/** @param day `YYYY-MM-DD` */
export function callingDay(day: string, { from, to }: CallingHours): CallingDay {
  return { day, from: momentInIndia(day, from), to: momentInIndia(day, to) };
}

/** Is someone here now who may call? */
export function isCalling(now: Date, hours: CallingHours): boolean {
  const day = dateInIndia(now);
  const { from, to } = callingDay(day, hours);
  return isCallingDay(day, hours) && from <= now && now <= to;
}

/** Whole minutes of calling hours between two moments; as many below nothing if the second comes first. */
export function callingMinutes(start: Date, end: Date, hours: CallingHours): number {
  if (end < start) return -callingMinutes(end, start, hours);
  let minutes = 0;
  const last = dateInIndia(end);
  for (let day = dateInIndia(start); day <= last; day = addDays(day, 1)) {
    if (!isCallingDay(day, hours)) continue;
    const { from, to } = callingDay(day, hours);
    const ms = Math.min(Number(to), Number(end)) - Math.max(Number(from), Number(start));
    minutes += Math.max(0, ms) / minuteMs;
  }
  return Math.floor(minutes);
}

/** So many days on which we call, the last ones before today, today if it is one, and the next ones. */
export function callingDaysAround(
  now: Date,
  hours: CallingHours,
  { back = 2, ahead = 1 } = {},
): CallingDay[] {
  const today = dateInIndia(now);
  const past: string[] = [];
  for (let day = addDays(today, -1), left = maxDaysBack; left > 0 && past.length < back; left -= 1) {
    if (isCallingDay(day, hours)) past.unshift(day);
    day = addDays(day, -1);
  }
  const coming = Array.from({ length: ahead }, (_, index) => callingDayAfter(today, hours, index + 1));
  const days = [...past, ...(isCallingDay(today, hours) ? [today] : []), ...coming];
  return days.flatMap((day) => (day ? [callingDay(day, hours)] : []));
}

export type CallingAxis = {
  days: (CallingDay & { left: number; width: number })[];
  width: number;
  /** Where a moment is; one of closed hours in the middle of the fold. */
  at: (moment: Date) => number;
};

/** @param width of the whole axis; a fold between two days takes `fold` of it */
export function callingAxis(days: readonly CallingDay[], { width = 384, fold = 14 } = {}): CallingAxis {
  const dayWidth = (width - fold * Math.max(0, days.length - 1)) / Math.max(1, days.length);
  const placed = days.map((day, index) => ({ ...day, left: index * (dayWidth + fold), width: dayWidth }));
  function at(moment: Date): number {
    for (const { from, to, left } of placed) {
      if (moment < from) return Math.max(0, left - fold / 2);
      const part = (Number(moment) - Number(from)) / (Number(to) - Number(from));
      if (moment <= to) return left + part * dayWidth;
    }
    return width;
  }
  return { days: placed, width, at };
}
