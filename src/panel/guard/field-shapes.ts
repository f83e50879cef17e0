import type { Block, Field, SanitizedConfig, Tab } from 'payload';
import { fieldAffectsData, tabHasName } from 'payload/shared';

/**
 * Checks the shapes of a record's fields before the vendor sees them: its hooks and screens read a text as text and
 * a group as an object before it validates anything, and fail on the rest with a 500. Values are left to the vendor.
 */
type Fields = Record<string, unknown>;

/** The fields of the collection or global that a call addresses; none for calls that save no record. */
export function fieldsOfCall(slug: readonly string[], { collections, globals }: SanitizedConfig): Field[] {
  const [first = '', second] = slug;
  const owner =
    first === 'globals'
      ? globals.find((global) => global.slug === second)
      : collections.find((collection) => collection.slug === first);
  return owner?.fields ?? [];
}

/** @returns the path of the first field with a shape that it cannot have, such as `links.0.label`; undefined if none */
export function findWrongShape(
  fields: readonly (Field | Tab)[],
  data: Fields,
  path = '',
): string | undefined {
  for (const field of fields) {
    const wrong = isNamed(field)
      ? findInValue(field, data[field.name], `${path}${field.name}`)
      : findWrongShape(fieldsBelow(field), data, path);
    if (wrong) return wrong;
  }
  return undefined;
}

type Named = (Field | Tab) & { name: string };

function isNamed(field: Field | Tab): field is Named {
  return 'type' in field ? fieldAffectsData(field as Field) : tabHasName(field);
}

function fieldsBelow(field: Field | Tab): readonly (Field | Tab)[] {
  if ('tabs' in field) return field.tabs;
  return 'fields' in field ? field.fields : [];
}

function findInValue(field: Named, value: unknown, path: string): string | undefined {
  if (value === undefined) return undefined;
  if (!('type' in field) || field.type === 'group')
    return isObject(value) ? findWrongShape(fieldsBelow(field), value, `${path}.`) : path;
  if (field.type === 'array') return findInRows(value, path, () => field.fields);
  if (field.type === 'blocks')
    return findInRows(value, path, ({ blockType }) => blockOf(field.blocks, blockType)?.fields ?? []);
  return hasShape(field as Field, value) ? undefined : path;
}

/** The vendor's screens send the number of rows instead of rows that did not change, and null for none. */
function findInRows(
  rows: unknown,
  path: string,
  fieldsOf: (row: Fields) => readonly Field[],
): string | undefined {
  if (rows === null || typeof rows === 'number') return undefined;
  if (!Array.isArray(rows)) return path;
  for (const [index, row] of rows.entries()) {
    if (!isObject(row)) return `${path}.${index}`;
    const wrong = findWrongShape(fieldsOf(row), row, `${path}.${index}.`);
    if (wrong) return wrong;
  }
  return undefined;
}

function blockOf(blocks: readonly Block[], blockType: unknown): Block | undefined {
  return blocks.find(({ slug }) => slug === blockType);
}

function hasShape(field: Field, value: unknown): boolean {
  switch (field.type) {
    case 'text':
    case 'number':
    case 'select':
    case 'radio':
    case 'textarea':
    case 'email':
    case 'code':
    case 'date':
    case 'checkbox':
      return (
        isPlainValue(value) || ('hasMany' in field && field.hasMany === true && isListOf(value, isPlainValue))
      );
    case 'relationship':
    case 'upload':
      return isReference(value) || isListOf(value, isReference);
    case 'richText':
      return value === null || typeof value === 'string' || isObject(value);
    default:
      return true;
  }
}

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isPlainValue = (value: unknown) => value === null || typeof value !== 'object';
const isReference = (value: unknown) => isPlainValue(value) || isObject(value);
const isListOf = (value: unknown, isOne: (each: unknown) => boolean) =>
  Array.isArray(value) && value.every((each) => each !== null && isOne(each));
