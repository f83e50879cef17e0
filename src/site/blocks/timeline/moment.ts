import { type Duration, durationInWords, timeUnits } from '#ui/language/durations.ts';
import type { Locale } from '#ui/language/locales.ts';
import type { TimelineWords } from './messages/messages.ts';

/**
 * When something happens, counted from the day on which the picture's time begins: `0`, `30 days`, `-45 days` for
 * before it. Editors write it as they say it, since one picture may hold hours beside years.
 */
const form = /^([-−])?\s*(\d+(?:\.\d+)?)\s*(hour|day|week|month|year)s?$/;

const daysOf = { hour: 1 / 24, day: 1, week: 7, month: 365.25 / 12, year: 365.25 } as const;

export function isMoment(text: string): boolean {
  return durationOf(text) !== undefined;
}

/**
 * Days from the beginning, less than 0 before it. A value that is not a moment counts as the beginning: a draft may
 * hold anything.
 */
export function daysAt(text: string | undefined): number {
  const { count, unit } = durationOf(text) ?? { count: 0, unit: 'day' };
  return count * daysOf[unit];
}

/** `36 months`, `45 days before`; the beginning under its own name. */
export function momentInWords(
  text: string,
  { locale, words, zero }: { locale: Locale; words: TimelineWords; zero: string },
): string {
  const { count, unit } = durationOf(text) ?? { count: 0, unit: 'day' };
  if (count === 0) return zero;
  const length = durationInWords({ count: Math.abs(count), unit }, locale);
  return count < 0 ? words.before(length) : length;
}

function durationOf(text: string | undefined): Duration | undefined {
  const written = text?.trim() ?? '';
  if (written === '0') return { count: 0, unit: 'day' };
  const [, minus, count, said] = form.exec(written) ?? [];
  const unit = timeUnits.find((known) => known === said);
  if (!unit) return undefined;
  return { count: Number(count) * (minus ? -1 : 1), unit };
}
