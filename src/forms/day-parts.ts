import { isDay } from '#platform/clock.ts';
import { inLatinDigits } from './latin-digits.ts';

/** A day that is asked for in three parts, as the fields of `controls/day-fields.tsx` send it. */
export const dayParts = ['day', 'month', 'year'] as const;
export type DayPart = (typeof dayParts)[number];
export type DayInParts = Partial<Record<DayPart, string>>;

/** Returns the parts as a day would be written, whether or not there is such a day; nothing where none is given. */
export function dayOfParts({ day, month, year }: DayInParts): string | undefined {
  if ((day ?? month ?? year) === undefined) return undefined;
  const [dd, mm, yyyy] = [day, month, year].map((part = '') => inLatinDigits(part.trim()));
  const century = yyyy?.length === 2 ? '20' : '';
  return [century + yyyy, mm?.padStart(2, '0'), dd?.padStart(2, '0')].join('-');
}

/** Are all three parts in it? An empty one is written as 00, or not at all. */
export function hasAllParts(day: string): boolean {
  return /^\d{4}-(?!00)\d\d-(?!00)\d\d$/.test(day);
}

/** `2027-01-09` is 9, 1 and 2027. */
export function partsOfDay(day: string): DayInParts {
  if (!isDay(day)) return {};
  const [year, month, date] = day.split('-');
  return { year, month: String(Number(month)), day: String(Number(date)) };
}
