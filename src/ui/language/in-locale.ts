import { type Locale, pseudoLocale } from './locales.ts';
import { pseudo } from './pseudo.ts';

/** What was written in the locale's language, as its readers see it: `Intl` and records know no pseudo-locale. */
export function inLocale<Value>(value: Value, locale: Locale): Value {
  return locale === pseudoLocale ? pseudo(value) : value;
}
