import { dateInIndia } from '#platform/clock.ts';

/**
 * The day on which a page is rendered. A published page freezes time, so the clock remembers from which day on it
 * would have answered otherwise, and the page is rendered again on that day. All dates are India's, `YYYY-MM-DD`.
 */
export type PageClock = {
  today: string;
  /** For a page that says the day itself, or one counted from it. */
  todayAsSaid(): string;
  year(): string;
  /** The whole of the day has to be over. */
  hasPassed(date: string): boolean;
  /** The day has begun. */
  hasCome(date: string): boolean;
  /** The first day on which an answer would be another one; nothing when no answer depends on the day. */
  differsFrom(): string | undefined;
};

export function pageClock(today: string = dateInIndia()): PageClock {
  let earliest: string | undefined;
  const noteChangeOn = (date: string) => {
    if (earliest === undefined || date < earliest) earliest = date;
  };
  return {
    today,
    todayAsSaid() {
      noteChangeOn(dayAfter(today));
      return today;
    },
    year() {
      const year = today.slice(0, 4);
      noteChangeOn(`${Number(year) + 1}-01-01`);
      return year;
    },
    hasPassed(date) {
      if (date < today) return true;
      noteChangeOn(dayAfter(date));
      return false;
    },
    hasCome(date) {
      if (date <= today) return true;
      noteChangeOn(date);
      return false;
    },
    differsFrom: () => earliest,
  };
}

function dayAfter(date: string): string {
  const day = new Date(`${date}T00:00:00Z`);
  // A text that is not a date never passes.
  if (Number.isNaN(day.getTime())) return '9999-12-31';
  day.setUTCDate(day.getUTCDate() + 1);
  return day.toISOString().slice(0, 10);
}
