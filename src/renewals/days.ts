/**
 * Days of the calendar for the keeper's script, as `platform/clock.ts` and `platform/days.ts` count them, which a test
 * compares. Those are in one script with React, and ten lines of it do not justify loading 65 kB.
 */
const dayMs = 86_400_000;
const indiaMs = 5.5 * 3_600_000;

/** The date in India. */
export function todayInIndia(): string {
  return written(Date.now() + indiaMs);
}

export function isDay(text: string): boolean {
  const time = Date.parse(text);
  return !Number.isNaN(time) && written(time) === text;
}

export function daysBefore(day: string, count: number): string {
  return written(Date.parse(day) - count * dayMs);
}

export function daysUntil(day: string, today: string): number {
  return (Date.parse(day) - Date.parse(today)) / dayMs;
}

/** The same day of a later year; 28 February where there is no 29th. */
export function yearsAfter(day: string, count: number): string {
  const later = `${Number(day.slice(0, 4)) + count}${day.slice(4)}`;
  return isDay(later) ? later : later.replace('-29', '-28');
}

function written(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}
