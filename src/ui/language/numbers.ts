import { type Locale, languageFacts } from './locales.ts';

/** `50000` as `50,000`, `1000000` as `10,00,000`; a text that is not a plain number is returned unchanged. */
export function numberInFigures(text: string, locale: Locale): string {
  return /^\d+$/.test(text) ? inFigures(Number(text), locale) : text;
}

/** `1250000` as `12,50,000`, `11.5` as `11.5`; no more than four places behind the point. */
export function inFigures(value: number, locale: Locale): string {
  return written(value, locale, plain);
}

const plain = { maximumFractionDigits: 4 };
/** `1250000` as `₹ 12,50,000`. */
export function exactSum(rupees: number, locale: Locale): string {
  return `₹\u00a0${inFigures(rupees, locale)}`;
}

const kilobytes = { style: 'unit', unit: 'kilobyte' } as const;
const megabytes = { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 } as const;

/** `120000` bytes as `120 kB`, `2350000` as `2.4 MB`, never smaller than it is. */
export function fileSize(bytes: number, locale: Locale): string {
  if (bytes < 1_000_000) return written(Math.ceil(bytes / 1000), locale, kilobytes);
  return written(Math.ceil(bytes / 100_000) / 10, locale, megabytes);
}

/** @param format the same object each time, by which its writer is known */
export function written(value: number, locale: Locale, format: Intl.NumberFormatOptions): string {
  const { writer, known } = writerOf(locale, format);
  let text = known.get(value);
  if (!text) {
    if (known.size === maxKnown) known.clear();
    text = writer.format(value);
    known.set(value, text);
  }
  return text;
}

type Writer = { writer: Intl.NumberFormat; known: Map<number, string> };

export function writerOf(locale: Locale, format: Intl.NumberFormatOptions): Writer {
  const ofFormat = writers.get(format) ?? new Map<Locale, Writer>();
  const writer = ofFormat.get(locale) ?? {
    writer: new Intl.NumberFormat(languageFacts(locale).tag, format),
    known: new Map(),
  };
  writers.set(format, ofFormat.set(locale, writer));
  return writer;
}

/**
 * Made once each, as those of dates are, and what is written once is known: a result says some fifty numbers, which come
 * from what can be answered.
 */
const writers = new Map<Intl.NumberFormatOptions, Map<Locale, Writer>>();
const maxKnown = 1000;
