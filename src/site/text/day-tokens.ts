import { isCallingDay } from '#forms/calling-times.ts';
import { dayInWords } from '#forms/slot-in-words.ts';
import type { SiteInput } from '../document/page-data.ts';
import type { Tokens } from './fill-tokens.ts';

/**
 * Days that content may name, counted from the day on which it is read: `{workingDay1}` is the next day on which we
 * call, `{workingDay5}` the fifth. A page that names one is drawn anew each day.
 */
const maxDay = 30;

export function dayTokens({
  clock,
  settings,
  locale,
}: Pick<SiteInput, 'clock' | 'settings' | 'locale'>): Tokens {
  const said = (count: number) =>
    dayInWords(workingDay(count, clock.todayAsSaid(), settings.callingHours), locale);
  const counts = Array.from({ length: maxDay }, (_, index) => index + 1);
  return Object.fromEntries(counts.map((count) => [`workingDay${count}`, () => said(count)]));
}

type CallingHours = SiteInput['settings']['callingHours'];

const dayMs = 86_400_000;
/** Holidays are few: whoever lists more than these in a row would have closed. */
const maxDaysAhead = 365;

/** The day, `YYYY-MM-DD`, that is so many days of work after this one. */
export function workingDay(count: number, from: string, hours: CallingHours): string {
  let found = 0;
  for (let ahead = 1; ahead <= maxDaysAhead; ahead++) {
    const day = new Date(Date.parse(from) + ahead * dayMs).toISOString().slice(0, 10);
    if (isCallingDay(day, hours)) found += 1;
    if (found === count) return day;
  }
  throw new Error(`There are no ${count} working days within a year of ${from}.`);
}
