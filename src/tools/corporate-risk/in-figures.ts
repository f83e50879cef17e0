import { type Locale, languageFacts } from '#ui/language/locales.ts';

/** A score as it is written: at most two digits behind the point. */
export function inFigures(value: number, locale: Locale): string {
  return new Intl.NumberFormat(languageFacts(locale).tag, { maximumFractionDigits: 2 }).format(value);
}
