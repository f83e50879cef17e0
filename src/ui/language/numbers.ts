import { type Locale, languageFacts } from './locales.ts';
import { inLocale } from './pseudo.ts';

/** `50000` as `50,000`, `1000000` as `10,00,000`; what is no plain number stays as it is. */
export function numberInFigures(text: string, locale: Locale): string {
  return /^\d+$/.test(text) ? inFigures(Number(text), locale) : text;
}

/** `1250000` as `12,50,000`, `11.5` as `11.5`; no more than four places behind the point. */
export function inFigures(value: number, locale: Locale): string {
  return written(value, locale, { maximumFractionDigits: 4 });
}

const rough = { notation: 'compact', compactDisplay: 'long', maximumFractionDigits: 1 } as const;

/** `2970000` as `₹ 29.7 lakh`, `12500000` as `₹ 1.3 crore`: where the exact figure would say more than is known. In one line always. */
export function roughSum(rupees: number, locale: Locale): string {
  return inLocale(`₹ ${written(rupees, locale, rough)}`.replace(/\s/g, '\u00a0'), locale);
}

/** `1500000` to `2500000` as `₹ 15–25 lakh`. */
export function roughRange([from, to]: readonly [number, number], locale: Locale): string {
  if (from === to) return roughSum(from, locale);
  const range = `₹\u00a0${writerOf(locale, rough).formatRange(from, to)}`;
  return inLocale(range.replaceAll('\u202f', '\u00a0'), locale);
}

/** `1250000` as `₹ 12,50,000`. */
export function exactSum(rupees: number, locale: Locale): string {
  return `₹\u00a0${inFigures(rupees, locale)}`;
}

/** `120000` bytes as `120 kB`, `2350000` as `2.4 MB`, never smaller than it is. */
export function fileSize(bytes: number, locale: Locale): string {
  const isSmall = bytes < 1_000_000;
  const [step, unit] = isSmall ? [1000, 'kilobyte'] : [100_000, 'megabyte'];
  const value = Math.ceil(bytes / step) / (isSmall ? 1 : 10);
  return written(value, locale, { style: 'unit', unit, maximumFractionDigits: 1 });
}

function written(value: number, locale: Locale, format: Intl.NumberFormatOptions): string {
  return writerOf(locale, format).format(value);
}

function writerOf(locale: Locale, format: Intl.NumberFormatOptions): Intl.NumberFormat {
  const { tag } = languageFacts(locale);
  const name = `${tag} ${format.notation} ${format.unit}`;
  const writer = writers.get(name) ?? new Intl.NumberFormat(tag, format);
  writers.set(name, writer);
  return writer;
}

/** Made once each, as those of dates are. */
const writers = new Map<string, Intl.NumberFormat>();
