/** How the days and times of a call are said, wherever they are said. */

import { dateInWords, timeInWords, weekdayInWords } from '#ui/language/dates.ts';
import type { Locale } from '#ui/language/locales.ts';
import { type CallingHours, weekdayOf } from './calling-times.ts';
import { formMessages } from './messages/messages.ts';

/** `2026-11-23` as `Monday, 23 November 2026`. */
export function dayInWords(date: string, locale: Locale): string {
  return `${weekdayInWords(weekdayOf(date), locale)}, ${dateInWords(date, locale)}`;
}

/** The day and time that a visitor chose, as they were sent; empty where none was. */
export function slotInWords({ day, time }: { day: string; time: string }, locale: Locale): string {
  if (!day || !time) return day && dayInWords(day, locale);
  return formMessages(locale).slot({ day: dayInWords(day, locale), time: timeInWords(time, locale) });
}

/** `Monday to Saturday` */
export function callingDaysInWords({ firstDay, lastDay }: CallingHours, locale: Locale): string {
  const from = weekdayInWords(firstDay, locale);
  return firstDay === lastDay
    ? from
    : formMessages(locale).range({ from, to: weekdayInWords(lastDay, locale) });
}

/** `Monday to Saturday, 10 am to 6:30 pm`; the times are India's. */
export function callingHoursInWords(hours: CallingHours, locale: Locale): string {
  const times = { from: timeInWords(hours.from, locale), to: timeInWords(hours.to, locale) };
  return `${callingDaysInWords(hours, locale)}, ${formMessages(locale).range(times)}`;
}
