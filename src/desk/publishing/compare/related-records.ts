import type { Field } from 'payload';
import type { DataField } from '#content/fields/data-fields.ts';
import { asStored } from '#content/fields/to-plain-data.ts';
import { type Data, isData, walkFields } from '#content/fields/walk-fields.ts';
import type { RecordOfContent } from '#content/read/draft-view.ts';

/** The records that a relation, a picture or a document leads to. Where there are several kinds, each value says its own. */
export function relatedOf(field: DataField, value: unknown): RecordOfContent[] {
  if (field.type !== 'relationship' && field.type !== 'upload') return [];
  return [value].flat().flatMap((each) => {
    const { relationTo, value: id } = isData(each) ? each : { relationTo: field.relationTo, value: each };
    return typeof id === 'number' ? [{ collection: String(relationTo), id }] : [];
  });
}

/** All of them in a record, its blocks included. */
export function relatedIn(fields: readonly Field[], data: Data): RecordOfContent[] {
  const related: RecordOfContent[] = [];
  walkFields(fields, data, {
    ...asStored,
    onField(field, value) {
      related.push(...relatedOf(field, value));
      return true;
    },
  });
  return related;
}
