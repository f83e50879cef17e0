import { type Locale, languageFacts } from './locales.ts';

/** `50000` as `50,000`, `1000000` as `10,00,000`; what is no plain number stays as it is. */
export function numberInFigures(text: string, locale: Locale): string {
  return /^\d+$/.test(text) ? inFigures(Number(text), locale) : text;
}

/** `1250000` as `12,50,000`, `11.5` as `11.5`; no more than four places behind the point. */
export function inFigures(value: number, locale: Locale): string {
  return written(value, locale, { maximumFractionDigits: 4 });
}

/** `2970000` as `₹ 29.7 lakh`, `12500000` as `₹ 1.3 crore`: where the exact figure would say more than is known. In one line always. */
export function roughSum(rupees: number, locale: Locale): string {
  const format = { notation: 'compact', compactDisplay: 'long', maximumFractionDigits: 1 } as const;
  return `₹ ${written(rupees, locale, format)}`.replace(/\s/g, '\u00a0');
}

function written(value: number, locale: Locale, format: Intl.NumberFormatOptions): string {
  const { tag } = languageFacts(locale);
  const name = `${tag} ${format.notation}`;
  const writer = writers.get(name) ?? new Intl.NumberFormat(tag, format);
  writers.set(name, writer);
  return writer.format(value);
}

/** Made once each, as those of dates are. */
const writers = new Map<string, Intl.NumberFormat>();
