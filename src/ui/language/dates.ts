import { dateInIndia, timeInIndia } from '#platform/clock.ts';
import { type Locale, languageFacts } from './locales.ts';
import { inLocale } from './pseudo.ts';

/** Days, times and weekdays as a locale writes them. What comes in are India's own days and times: no zone is asked. */
export function dateInWords(date: string, locale: Locale): string {
  return writtenDay(date, locale, { day: 'numeric', month: 'long', year: 'numeric' });
}

/** `2026-04-30` as `30/04/2026`, the way the specification prints the licence's validity. */
export function dateInFigures(date: string, locale: Locale): string {
  return writtenDay(date, locale, { day: '2-digit', month: '2-digit', year: 'numeric' });
}

/** @param weekday counted from Monday (1), as the calling hours of the settings are */
export function weekdayInWords(weekday: number, locale: Locale): string {
  // The first of January 2024 was a Monday.
  return written(Date.UTC(2024, 0, weekday), locale, { weekday: 'long' });
}

/** @param month counted from January (1) */
export function monthInWords(month: number, locale: Locale): string {
  return written(Date.UTC(2024, month - 1), locale, { month: 'long' });
}

/** @param month counted from January (1); `Apr` where there is room for no more */
export function shortMonth(month: number, locale: Locale): string {
  return written(Date.UTC(2024, month - 1), locale, { month: 'short' });
}

/** `18:30` as `6:30 pm` or `शाम 6:30 बजे`, `10:00` as `10 am`. */
export function timeInWords(time: string, locale: Locale): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const minute = minutes === 0 ? undefined : '2-digit';
  const { hourFormat = { hour12: true }, afterTime = '' } = languageFacts(locale);
  const moment = Date.UTC(2024, 0, 1, hours, minutes);
  return written(moment, locale, { hour: 'numeric', minute, ...hourFormat }) + afterTime;
}

/** A moment by India's clock: `23 November 2026, 6:30 pm`. */
export function momentOfIndiaInWords(moment: Date, locale: Locale): string {
  return `${dateInWords(dateInIndia(moment), locale)}, ${timeInWords(timeInIndia(moment), locale)}`;
}

/** Returns a text that does not begin with a day unchanged. */
function writtenDay(date: string, locale: Locale, format: Intl.DateTimeFormatOptions): string {
  const [day] = /^\d{4}-\d{2}-\d{2}/.exec(date) ?? [];
  const moment = Date.parse(day ?? '');
  return Number.isNaN(moment) ? date : written(moment, locale, format);
}

function written(moment: number, locale: Locale, format: Intl.DateTimeFormatOptions): string {
  return inLocale(writer(languageFacts(locale).tag, format).format(moment), locale);
}

/** Made once each: that takes a tenth of a millisecond, and a report writes fifty dates. */
const writers = new Map<string, Intl.DateTimeFormat>();

function writer(tag: string, format: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = tag + JSON.stringify(format);
  const made = writers.get(key) ?? new Intl.DateTimeFormat(tag, { timeZone: 'UTC', ...format });
  writers.set(key, made);
  return made;
}
