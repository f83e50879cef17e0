import type { Locale } from './locales.ts';
import { writerOf, written } from './numbers.ts';
import { inLocale } from './pseudo.ts';

/** Below a lakh a sum has figures: no one writes "70 thousand". */
const roughBelowLakh = { maximumSignificantDigits: 3 } as const;
const rough = { ...roughBelowLakh, notation: 'compact', compactDisplay: 'long' } as const;
const roughOf = (rupees: number) => (rupees < 100_000 ? roughBelowLakh : rough);

/** `2970000` as `₹ 29.7 lakh`, `12500000` as `₹ 1.25 crore`, `70250` as `₹ 70,300`: where the exact figure would say more than is known. In one line always. */
export function roughSum(rupees: number, locale: Locale): string {
  return inLocale(`₹ ${written(rupees, locale, roughOf(rupees))}`.replace(/\s/g, '\u00a0'), locale);
}

/** `1500000` to `2500000` as `₹ 15–25 lakh`, `70000` to `350000` as `₹ 70,000 – 3.5 lakh`. */
export function roughRange([from, to]: readonly [number, number], locale: Locale): string {
  if (from === to) return roughSum(from, locale);
  const range =
    roughOf(from) === roughOf(to)
      ? writerOf(locale, roughOf(to)).writer.formatRange(from, to)
      : `${written(from, locale, roughBelowLakh)} – ${written(to, locale, rough)}`;
  return inLocale(`₹\u00a0${range}`.replaceAll('\u202f', '\u00a0'), locale);
}
