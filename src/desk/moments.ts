import { dateInIndia, timeInIndia } from '#platform/clock.ts';
import { dateInWords, momentOfIndiaInWords } from '#ui/language/dates.ts';
import { defaultLocale } from '#ui/language/locales.ts';

/** Moments as the broker's people say them: by India's clock, wherever the machine is. */
const short = new Intl.DateTimeFormat('en-IN', {
  timeZone: 'Asia/Kolkata',
  dateStyle: 'medium',
  timeStyle: 'short',
});
const weekday = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Kolkata',
  weekday: 'long',
  day: 'numeric',
  month: 'long',
});

const shortDay = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Kolkata',
  weekday: 'short',
  day: 'numeric',
  month: 'short',
});

/** `11:04` */
export function clockInIndia(moment: Date): string {
  return timeInIndia(moment);
}

/** `Monday 30 November` */
export function weekdayInIndia(moment: Date): string {
  return weekday.format(moment).replace(',', '');
}

/** `Mon 30 Nov` */
export function shortDayInIndia(moment: Date): string {
  return shortDay.format(moment).replace(',', '');
}

/** `23 Nov 2026, 6:30 pm`, for tables. */
export function momentInShort(moment: Date): string {
  return short.format(moment);
}

/** `23 November 2026, 6:30 pm` */
export function momentInWords(moment: Date): string {
  return momentOfIndiaInWords(moment, defaultLocale);
}

/** `23 November 2026` */
export function dayInIndia(moment: Date): string {
  return dateInWords(dateInIndia(moment), defaultLocale);
}
