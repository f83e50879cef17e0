import type { Field } from 'payload';
import { dataFields } from '#content/fields/data-fields.ts';
import { type Data, isData } from '#content/fields/walk-fields.ts';
import type { Language } from '#ui/language/locales.ts';

/**
 * A record that the content service has read in all languages at once, as it is in one of them. What a localized field
 * contains is in its language as a whole.
 */
export function inOneLanguage(fields: readonly Field[], record: object, language: Language): Data {
  const made: Data = { ...record };
  const inLanguage = (of: readonly Field[], value: unknown) =>
    isData(value) ? inOneLanguage(of, value, language) : value;
  for (const field of dataFields(fields)) {
    const value = made[field.name];
    if (field.localized) made[field.name] = isData(value) ? value[language] : undefined;
    else if (field.type === 'group') made[field.name] = inLanguage(field.fields, value);
    else if (field.type === 'array' && Array.isArray(value))
      made[field.name] = value.map((row) => inLanguage(field.fields, row));
  }
  return made;
}
