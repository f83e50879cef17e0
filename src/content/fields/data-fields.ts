import type { ArrayField, Field, TabAsField, UIField } from 'payload';

/** A field under whose name a value lies. */
export type DataField = Exclude<Extract<Field, { name: string }>, UIField | TabAsField>;

/**
 * Fields of a record, a row or a block that no editor fills in and no page shows: the content service writes them, and
 * the last one a hook of ours (`text-changed.field.ts`).
 */
export const bookkeepingNames = [
  ...(['id', 'blockName', '_status', 'createdAt', 'updatedAt', 'deletedAt', 'globalType'] as const),
  'textChangedAt',
] as const;

const isBookkeeping: ReadonlySet<string> = new Set(bookkeepingNames);

/** The fields of a record that have a value, in their order; rows, tabs and the like only lay them out. */
export function dataFields(fields: readonly Field[]): DataField[] {
  return fields.flatMap((field): DataField[] => {
    if (field.type === 'ui' || field.type === 'join') return [];
    if (field.type === 'tabs') {
      return field.tabs.flatMap((tab): DataField[] =>
        'name' in tab && tab.name
          ? [{ type: 'group', name: tab.name, fields: tab.fields }]
          : dataFields(tab.fields),
      );
    }
    if ('name' in field && field.name) return isBookkeeping.has(field.name) ? [] : [field];
    return 'fields' in field ? dataFields(field.fields) : [];
  });
}

/** The one field of a list's rows, if they have no other: such a list is a list of plain values. */
export function onlyField(list: ArrayField): DataField | undefined {
  const [only, second] = dataFields(list.fields);
  return second ? undefined : only;
}
