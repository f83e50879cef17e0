import { weekdayOf } from '#forms/calling-times.ts';
import { addDays } from '#platform/days.ts';
import { dateInWords } from '#ui/language/dates.ts';
import { defaultLocale } from '#ui/language/locales.ts';

/**
 * The time that the figures tell of: it ends today and is cut into spans, weeks from Monday or months, of which the last
 * one is not over. Which one is in the address, so that a figure can be sent to someone.
 */
export const periodNames = { '4-weeks': 'Four weeks', quarter: 'Quarter', year: 'Year' } as const;
export type PeriodName = keyof typeof periodNames;

/** `label` is short enough for the head of a column. */
export type Span = { first: string; label: string };
export type Period = { name: PeriodName; first: string; last: string; spans: Span[]; unit: 'week' | 'month' };

const weeksOf = { '4-weeks': 4, quarter: 13 } as const;
const monthsOfYear = 12;

export function isPeriodName(text: string | undefined): text is PeriodName {
  return text !== undefined && Object.hasOwn(periodNames, text);
}

/** @param today `YYYY-MM-DD` in India */
export function periodOf(name: PeriodName, today: string): Period {
  const spans = name === 'year' ? months(today) : weeks(weeksOf[name], today);
  return {
    name,
    first: spans[0]?.first ?? today,
    last: today,
    spans,
    unit: name === 'year' ? 'month' : 'week',
  };
}

/** Which of the spans a day of the period is in. */
export function spanOf({ spans }: Period, day: string): number {
  return spans.findLastIndex(({ first }) => first <= day);
}

/** `7 September to 29 November 2026` */
export function periodInWords({ first, last }: Period): string {
  const [from, to] = [dateInWords(first, defaultLocale), dateInWords(last, defaultLocale)];
  const year = last.slice(0, 4);
  return `${first.startsWith(year) ? from.replace(` ${year}`, '') : from} to ${to}`;
}

function weeks(count: number, today: string): Span[] {
  const monday = addDays(today, 1 - weekdayOf(today));
  return Array.from({ length: count }, (_, place) => {
    const first = addDays(monday, (place + 1 - count) * 7);
    return { first, label: written(first, { day: 'numeric', month: 'short' }) };
  });
}

function months(today: string): Span[] {
  const [year = 0, month = 0] = today.split('-').map(Number);
  return Array.from({ length: monthsOfYear }, (_, place) => {
    const first = new Date(Date.UTC(year, month + place - monthsOfYear, 1)).toISOString().slice(0, 10);
    return { first, label: written(first, { month: 'short' }) };
  });
}

function written(day: string, format: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', ...format }).format(Date.parse(day));
}
