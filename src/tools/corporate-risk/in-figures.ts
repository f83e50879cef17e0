import { type Locale, languageFacts } from '#ui/language/locales.ts';

/** A score in writing: at most two digits after the point. */
export function inFigures(value: number, locale: Locale): string {
  return new Intl.NumberFormat(languageFacts(locale).tag, { maximumFractionDigits: 2 }).format(value);
}
