import type { Field } from 'payload';
import { dataFields } from '../fields/data-fields.ts';
import { type Data, isData } from '../fields/walk-fields.ts';

/**
 * The content service tells by the ids of its rows that a list in another language is the same list. A list that is
 * localized as a whole has rows of its own in each language.
 * @param data a record as it is to be saved in another language
 * @param saved the same in the default one
 */
export function withRowIds<Shape extends object>(
  fields: readonly Field[],
  data: Shape,
  saved: object,
): Shape {
  const made: Data = Object.fromEntries(Object.entries(data));
  for (const field of dataFields(fields)) {
    const [value, there] = [made[field.name], (saved as Data)[field.name]];
    if (field.localized || value === undefined) continue;
    if (field.type === 'group' && isData(value) && isData(there))
      made[field.name] = withRowIds(field.fields, value, there);
    if (field.type === 'array' && Array.isArray(value) && Array.isArray(there))
      made[field.name] = value.map((row: Data, index) => {
        const same: unknown = there[index];
        return isData(same) ? { ...withRowIds(field.fields, row, same), id: same.id } : row;
      });
  }
  return made as Shape;
}
