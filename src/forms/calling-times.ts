import type { SiteSettings } from '#content/model.ts';

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
export function isCallingDay(date: string, { firstDay, lastDay }: CallingHours): boolean {
  const day = weekdayOf(date);
  return day >= firstDay && day <= lastDay;
}

/** From Monday (1) to Sunday (7). @param date `YYYY-MM-DD` */
export function weekdayOf(date: string): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay() || 7;
}

/** A date of the calendar, written `YYYY-MM-DD`; 2026-02-30 is none. */
export function isDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const moment = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text);
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

function clock(minutes: number): string {
  const pad = (value: number) => String(value).padStart(2, '0');
  return `${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`;
}
