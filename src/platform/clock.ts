/**
 * Dates as the business knows them: in India, whatever the machine's or the visitor's clock is set to. India has one
 * offset and no summer time, so that adding it tells the day and the time: six times as fast as `Intl`, and a list of
 * a day's calls asks for thousands.
 */
const dayMs = 86_400_000;
export const indiaOffsetMs = 5.5 * 3_600_000;

/** The calendar date in India as `YYYY-MM-DD`. */
export function dateInIndia(moment: Date = new Date()): string {
  return inIndia(moment).slice(0, 10);
}

/** The time of the day in India as `HH:MM`. */
export function timeInIndia(moment: Date): string {
  return inIndia(moment).slice(11, 16);
}

/** A moment of India's clock, invalid where there is none. @param day `YYYY-MM-DD` @param time `HH:MM` */
export function momentInIndia(day: string, time: string): Date {
  return new Date(`${day}T${time}:00+05:30`);
}

function inIndia(moment: Date): string {
  return new Date(moment.getTime() + indiaOffsetMs).toISOString();
}

/** Milliseconds until the next midnight in India. */
export function msUntilMidnightInIndia(moment: Date = new Date()): number {
  return dayMs - ((moment.getTime() + indiaOffsetMs) % dayMs);
}

/** Is this a day of the calendar, written `YYYY-MM-DD`? 2026-02-30 is none. */
export function isDay(text: string): boolean {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(text) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}
