import { callingDayAfter } from '#forms/calling-times.ts';
import { dayInWords } from '#forms/slot-in-words.ts';
import type { SiteInput } from '../document/page-data.ts';
import type { Tokens } from './fill-tokens.ts';

/**
 * Days that content may name, counted from the day on which it is read: `{workingDay1}` is the next day on which we
 * call, `{workingDay5}` the fifth. A page that names one is rendered again each day.
 */
const maxDay = 30;

export function dayTokens({
  clock,
  settings,
  locale,
}: Pick<SiteInput, 'clock' | 'settings' | 'locale'>): Tokens {
  const said = (count: number) => {
    const day = callingDayAfter(clock.todayAsSaid(), settings.callingHours, count);
    return day ? dayInWords(day, locale) : '';
  };
  const counts = Array.from({ length: maxDay }, (_, index) => index + 1);
  return Object.fromEntries(counts.map((count) => [`workingDay${count}`, () => said(count)]));
}
