import { type Locale, languageFacts } from './locales.ts';

/** `50000` as `50,000`, `1000000` as `10,00,000`; what is no plain number stays as it is. */
export function numberInFigures(text: string, locale: Locale): string {
  return /^\d+$/.test(text) ? new Intl.NumberFormat(languageFacts(locale).tag).format(Number(text)) : text;
}
