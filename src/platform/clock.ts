/** Dates as the business knows them: in India, whatever the machine's or the visitor's clock is set to. */
const indianDate = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Asia/Kolkata',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** The calendar date in India as `YYYY-MM-DD`. */
export function dateInIndia(moment: Date = new Date()): string {
  return indianDate.format(moment);
}

const indianTime = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Kolkata',
  hour: '2-digit',
  minute: '2-digit',
});

/** The time of the day in India as `HH:MM`. */
export function timeInIndia(moment: Date): string {
  return indianTime.format(moment);
}

/** Milliseconds until the next midnight in India (UTC+05:30, no summer time). */
export function msUntilMidnightInIndia(moment: Date = new Date()): number {
  const dayMs = 86_400_000;
  const offsetMs = 5.5 * 3_600_000;
  return dayMs - ((moment.getTime() + offsetMs) % dayMs);
}

/** Is this a day of the calendar, written `YYYY-MM-DD`? 2026-02-30 is none. */
export function isDay(text: string): boolean {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(text) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}
