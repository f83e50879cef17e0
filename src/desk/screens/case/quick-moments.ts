import { type CallingHours, callingDayAfter, callingTimes, isCallingDay } from '#forms/calling-times.ts';
import { dateInIndia, momentInIndia } from '#platform/clock.ts';
import { clockInIndia, shortDayInIndia } from '../../moments.ts';

/** A moment that one press chooses for the next step. @param value `2026-12-01T11:00`, India's */
export type QuickMoment = { value: string; label: string };

const soonMs = 2 * 3_600_000;

/** Later today where there are two hours left, and the next two days on which we call, at the time of day that suits. */
export function quickMoments(now: Date, hours: CallingHours, slotAt: Date | null): QuickMoment[] {
  const today = dateInIndia(now);
  const times = callingTimes(hours);
  const later = times.find((time) => momentInIndia(today, time).getTime() >= now.getTime() + soonMs);
  const suits = clockInIndia(slotAt ?? now);
  const usual = times.findLast((time) => time <= suits) ?? hours.from;
  const days = [1, 2].map((count) => callingDayAfter(today, hours, count));
  return [
    ...(later && isCallingDay(today, hours)
      ? [{ value: `${today}T${later}`, label: `Today, ${later}` }]
      : []),
    ...days.flatMap((day) =>
      day
        ? [{ value: `${day}T${usual}`, label: `${shortDayInIndia(momentInIndia(day, usual))}, ${usual}` }]
        : [],
    ),
  ];
}
