import type { Field } from 'payload';
import type { Locale } from '#ui/language/locales.ts';
import { localizedValue } from './localized-value.ts';
import type { PlainData } from './plain-data.ts';
import { isData, type Treatment, walkFields } from './walk-fields.ts';

/**
 * Turns stored data into the shape that is rendered: without nulls, ids and whatever else only the content service
 * needs; rows of one field as a list of values. A block keeps its id.
 * @param fields those of its collection, global or block
 * @param locale the one in which it was read
 */
export function toPlainData<T extends object>(
  fields: readonly Field[],
  stored: T,
  locale: Locale,
): PlainData<T> {
  return walkFields<PlainData<T>>(fields, stored, drawnIn(locale));
}

function drawnIn(locale: Locale): Treatment {
  return {
    ...asStored,
    leaf: (field, value, isLocalized) => (isLocalized ? localizedValue(field, value, locale) : value),
  };
}

/** How the content service stores a record: a value in a row of its own, a block's name where the service looks for it. */
export const asStored: Treatment = {
  leaf: (_field, value) => value,
  openRow: (row, only) => (isData(row) ? row[only.name] : undefined),
  closeRow: (value) => value,
  openBlock: ({ blockType, ...fields }) => ({ slug: blockType, fields }),
  closeBlock: (made, slug, { id }, index) => ({
    id: typeof id === 'string' ? id : `block-${index}`,
    blockType: slug,
    ...made,
  }),
};
