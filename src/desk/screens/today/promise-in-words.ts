import type { CallingHours } from '#forms/calling-times.ts';
import { dateInIndia } from '#platform/clock.ts';
import { capital, minutesInWords, momentOfWeek } from '../../short-labels.ts';
import { callingMinutes } from './calling-axis.ts';
import type { TodayCase } from './today-case.ts';
import { isMissed } from './turns.ts';

/** How a promise is: how long it still has, or when it was missed. */
export function promiseInWords(of: TodayCase, now: Date, hours: CallingHours): string {
  if (isMissed(of, now, hours)) return `Missed ${momentOfWeek(of.dueAt, now)}`;
  return timeLeft(of, now, hours) ?? capital(momentOfWeek(of.dueAt, now));
}

/** How long a promise still has; nothing before its day. */
export function timeLeft({ dueAt }: Pick<TodayCase, 'dueAt'>, now: Date, hours: CallingHours) {
  if (dateInIndia(dueAt) !== dateInIndia(now)) return undefined;
  return `${minutesInWords(callingMinutes(now, dueAt, hours))} left`;
}
