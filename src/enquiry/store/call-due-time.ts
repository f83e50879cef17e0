import { type CallingHours, callingDayAfter } from '#forms/calling-times.ts';
import { dateInIndia, momentInIndia } from '#platform/clock.ts';

/** When a call is due at the latest: what a visitor was told is what the desk holds us to. */
const dayMs = 86_400_000;

/** The end of the next day on which we call, after the day of `moment`: "on the next working day at the latest". */
export function nextCallingDay(moment: Date, hours: CallingHours): Date {
  const day = callingDayAfter(dateInIndia(moment), hours);
  return day ? momentInIndia(day, hours.to) : new Date(moment.getTime() + dayMs);
}

type Slot = { day: string; time: string };

/** Returns when the call is due: at the time that the visitor chose, or else within the promise. */
export function dueOf({ day, time }: Slot, moment: Date, hours: CallingHours): Date {
  const slot = day ? momentInIndia(day, time || hours.to) : undefined;
  return slot && !Number.isNaN(slot.getTime()) ? slot : nextCallingDay(moment, hours);
}
