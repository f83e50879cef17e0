import type { CallingHours } from '#forms/calling-times.ts';
import { dateInIndia } from '#platform/clock.ts';
import { capital, minutesInWords, momentOfWeek } from '../../short-labels.ts';
import { callingMinutes } from './calling-axis.ts';
import type { TodayCase } from './today-case.ts';
import { isMissed } from './turns.ts';

/** How a promise is: how long it still has, or when it was missed. */
export function promiseInWords(of: TodayCase, now: Date, hours: CallingHours): string {
  if (isMissed(of, now, hours)) return `Missed ${momentOfWeek(of.dueAt, now)}`;
  if (dateInIndia(of.dueAt) === dateInIndia(now))
    return `${minutesInWords(callingMinutes(now, of.dueAt, hours))} left`;
  return capital(momentOfWeek(of.dueAt, now));
}
