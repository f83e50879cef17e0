import type { Locale } from '#ui/language/locales.ts';
import { inLocale } from '#ui/language/pseudo.ts';
import type { DataField } from './data-fields.ts';
import { isData } from './walk-fields.ts';

/**
 * Returns a localized field's value as the locale's readers see it. Only the pseudo-locale differs from what is
 * stored, and only in what people read: choices, addresses and days stay.
 */
export function localizedValue(field: DataField, value: unknown, locale: Locale): unknown {
  if (field.custom?.isForPrograms === true) return value;
  if (field.type === 'richText') return richTextIn(value, locale);
  return field.type === 'text' || field.type === 'textarea' ? inLocale(value, locale) : value;
}

/** Words are in the text nodes alone; a node's other values describe its look or where it leads. */
function richTextIn(value: unknown, locale: Locale): unknown {
  if (Array.isArray(value)) return value.map((item) => richTextIn(item, locale));
  if (!isData(value)) return value;
  const entries = Object.entries(value).map(([name, inner]) => [
    name,
    name === 'text' ? inLocale(inner, locale) : richTextIn(inner, locale),
  ]);
  return Object.fromEntries(entries);
}
