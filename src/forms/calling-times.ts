import type { SiteSettings } from '#content/model.ts';
import { addDays } from '#platform/days.ts';

/** When we call: days of the week, and half hours of the day, in India's time. */
export type CallingHours = SiteSettings['callingHours'];

/** The half hours at which a call may begin, `HH:MM`, both ends included. */
export function callingTimes({ from, to }: CallingHours): string[] {
  const first = minutesOf(from);
  const last = minutesOf(to);
  const count = Math.max(0, Math.floor((last - first) / 30) + 1);
  return Array.from({ length: count }, (_, index) => clock(first + index * 30));
}

/** Is this a day (`YYYY-MM-DD`) on which we call? Days count from Monday (1) to Sunday (7). */
export function isCallingDay(date: string, { firstDay, lastDay, holidays }: CallingHours): boolean {
  const day = weekdayOf(date);
  return day >= firstDay && day <= lastDay && !holidays.includes(date);
}

const toldAheadDays = 60;
// A year of holidays is not a setting that anyone means; it ends the search.
const maxDaysAhead = 366;

/** The next day of calls after this one, or the one so many of them later; nothing where a year holds fewer. */
export function callingDayAfter(from: string, hours: CallingHours, count = 1): string | undefined {
  let left = count;
  for (let ahead = 1; ahead <= maxDaysAhead; ahead += 1) {
    const day = addDays(from, ahead);
    if (isCallingDay(day, hours)) left -= 1;
    if (left === 0) return day;
  }
  return undefined;
}

/** The days of the next four weeks on which a call may be asked for, today among them if it is one. */
export function callingDaysAhead(today: string, hours: CallingHours): string[] {
  return Array.from({ length: 28 }, (_, ahead) => addDays(today, ahead)).filter((day) =>
    isCallingDay(day, hours),
  );
}

/** The first day that has a time left to choose: today, or tomorrow once the last one of today has come. */
export function firstDayToOffer(today: string, time: string, hours: CallingHours): string {
  return callingTimes(hours).some((each) => each > time) ? today : addDays(today, 1);
}

/** The holidays that anyone who chooses a day now should know of, the next one first. */
export function holidaysAhead({ holidays }: CallingHours, today: string): string[] {
  const last = addDays(today, toldAheadDays);
  return holidays.filter((day) => day >= today && day <= last).toSorted();
}

/** From Monday (1) to Sunday (7). @param date `YYYY-MM-DD` */
export function weekdayOf(date: string): number {
  return new Date(date).getUTCDay() || 7;
}

/** Since midnight. @param time `HH:MM` */
export function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

function clock(minutes: number): string {
  const pad = (value: number) => String(value).padStart(2, '0');
  return `${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`;
}
