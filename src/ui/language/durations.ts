import { type Locale, languageFacts } from './locales.ts';
import { inLocale } from './pseudo.ts';

export const timeUnits = ['hour', 'day', 'week', 'month', 'year'] as const;
export type TimeUnit = (typeof timeUnits)[number];

/** A length of time, in the unit in which it was said: 12 months are not rewritten as a year. */
export type Duration = { count: number; unit: TimeUnit };

/** `36 months`, in one line always. */
export function durationInWords({ count, unit }: Duration, locale: Locale): string {
  const { tag } = languageFacts(locale);
  const writer = new Intl.NumberFormat(tag, { style: 'unit', unit, unitDisplay: 'long' });
  return inLocale(writer.format(count).replace(/\s/g, '\u00a0'), locale);
}
