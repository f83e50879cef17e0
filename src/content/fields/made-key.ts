import type { FieldHook } from 'payload';
import { addressWords } from './address-words.ts';
import { firstFree } from './free-copy.ts';
import { isKey, textRule } from './rules.ts';

const maxLength = 60;

/**
 * A key for good, by which the site finds a record: left empty, it is made from the record's name, and it stays when the
 * name changes. A published record always has one, since its name is required.
 * @param source the field that has the name
 */
export function madeKey(source: string) {
  const make: FieldHook = async ({ value, data, originalDoc, collection, field, req }) => {
    const present = value || originalDoc?.[String(field.name)];
    const name = data?.[source] ?? originalDoc?.[source];
    if (present || !name || !collection) return present || null;
    // A name in another script has no letters for a key.
    return firstFree(addressWords(String(name), maxLength) || collection.slug, { collection, field, req });
  };
  return {
    required: true,
    unique: true,
    hooks: { beforeValidate: [make] },
    validate: textRule(false, isKey, 'Use letters, digits and hyphens.'),
  };
}
