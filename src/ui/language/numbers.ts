import { type Locale, languageFacts } from './locales.ts';

/** `50000` as `50,000`, `1000000` as `10,00,000`; what is no plain number stays as it is. */
export function numberInFigures(text: string, locale: Locale): string {
  return /^\d+$/.test(text) ? inFigures(Number(text), locale) : text;
}

/** `1250000` as `12,50,000`, `11.5` as `11.5`; no more than four places behind the point. */
export function inFigures(value: number, locale: Locale): string {
  const { tag } = languageFacts(locale);
  const writer = writers.get(tag) ?? new Intl.NumberFormat(tag, { maximumFractionDigits: 4 });
  writers.set(tag, writer);
  return writer.format(value);
}

/** Made once each, as those of dates are. */
const writers = new Map<string, Intl.NumberFormat>();
