import { type Locale, languageFacts } from './locales.ts';

/** `50000` as `50,000`, `1000000` as `10,00,000`; what is no plain number stays as it is. */
export function numberInFigures(text: string, locale: Locale): string {
  return /^\d+$/.test(text) ? new Intl.NumberFormat(languageFacts(locale).tag).format(Number(text)) : text;
}

/** `2970000` as `₹ 29.7 lakh`, `12500000` as `₹ 1.3 crore`: where the exact figure would say more than is known. */
export function roughSum(rupees: number, locale: Locale): string {
  return `₹ ${roughNumber(rupees, locale)}`;
}

function roughNumber(value: number, locale: Locale): string {
  const format = { notation: 'compact', compactDisplay: 'long', maximumFractionDigits: 1 } as const;
  return new Intl.NumberFormat(languageFacts(locale).tag, format).format(value);
}
