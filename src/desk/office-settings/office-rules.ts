import { isPlaceholder } from '#content/collections/site-settings/placeholder.ts';
import { dateInIndia, isDay } from '#platform/clock.ts';
import { dateInWords } from '#ui/language/dates.ts';
import { defaultLocale } from '#ui/language/locales.ts';
import { readEmail } from '../screens/fields/read-email.ts';

/** Rules of single values, each with what to do instead. An empty value is not asked. */
export function faultOfTelephone(value: string): string | undefined {
  const digits = value.replace(/\D/g, '').length;
  if (/^\+?[\d\s()-]+$/.test(value) && digits >= 3 && digits <= 15 && !isPlaceholder(value)) return undefined;
  return 'Enter the number as it is dialled, in digits, such as 1800 266 0101.';
}

export function faultOfWhatsapp(value: string): string | undefined {
  if (faultOfTelephone(value)) return faultOfTelephone(value);
  if (/^\+/.test(value)) return undefined;
  return 'Begin with + and the country code, such as +91 98200 12345.';
}

export function faultOfEmail(value: string): string | undefined {
  if (readEmail(value) === undefined) return 'Enter a full address, such as claims@company.in.';
  return isPlaceholder(value) ? 'This is an example address. Enter your own.' : undefined;
}

/** Longer ahead than anyone plans; a year that was mistyped is further away. */
const maxYearsAhead = 3;

export function faultOfDays(value: string): string | undefined {
  const today = dateInIndia();
  const last = `${Number(today.slice(0, 4)) + maxYearsAhead}-12-31`;
  for (const day of value.split(',')) {
    if (!isDay(day)) return 'Enter a date, such as 26-01-2027.';
    if (day > last)
      return `${dateInWords(day, defaultLocale)} is more than ${maxYearsAhead} years ahead. Check the year.`;
  }
  return undefined;
}

export function isTime(value: string): boolean {
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(value);
}
