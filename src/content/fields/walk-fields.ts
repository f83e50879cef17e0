import type { Block, Field } from 'payload';
import { type DataField, dataFields, onlyField } from './data-fields.ts';

/**
 * The one walk along a field configuration. It knows where each value lies: in groups, in lists of rows, in
 * lists of plain values, in blocks. The treatment decides what is done on the way: seeds are validated and stored by
 * it, and what is stored becomes what is rendered, for every collection alike.
 */
export type Treatment = {
  /** Told of every record, before its fields. */
  onRecord?: (data: Data, fields: DataField[], place: FieldPlace) => void;
  /** Told of every field, also of one without a value; `false` leaves the value out. */
  onField?: (field: DataField, value: unknown, place: FieldPlace) => boolean;
  /** Told of a block that no configuration knows; it is left out. */
  onUnknownBlock?: (slug: unknown, place: FieldPlace) => void;
  /**
   * Converts a value that contains no others.
   * @param isLocalized it, or its parent, has a value for each language
   */
  leaf: (field: DataField, value: unknown, isLocalized: boolean, place: FieldPlace) => unknown;
  /** The value in a row of one field, as it comes; and the row made of it. */
  openRow: (row: unknown, only: DataField) => unknown;
  closeRow: (value: unknown, only: DataField) => unknown;
  /** A block as it comes, its name apart from its fields; and the block made of them. */
  openBlock: (block: Data) => { slug: unknown; fields: Data };
  closeBlock: (made: Data, slug: string, block: Data, index: number) => Data;
};

export type Data = Record<string, unknown>;
/** The names and indices that lead to a value. */
export type FieldPlace = readonly (string | number)[];

type Walk = { treat: Treatment; place: FieldPlace; isLocalized: boolean };

function step(walk: Walk, name: string | number): Walk {
  return { ...walk, place: [...walk.place, name] };
}

export function isData(value: unknown): value is Data {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * Walks a record. The one cast at the vendor's border is here: its types are generated from the same
 * configuration that is walked, which the compiler cannot know.
 * @returns what the treatment makes of the record, without fields that have no value
 */
export function walkFields<Shape = Data>(fields: readonly Field[], data: unknown, treat: Treatment): Shape {
  const walk = { treat, place: [], isLocalized: false };
  return walkRecord(fields, isData(data) ? data : {}, walk) as Shape;
}

function walkRecord(fields: readonly Field[], data: Data, walk: Walk): Data {
  const known = dataFields(fields);
  walk.treat.onRecord?.(data, known, walk.place);
  const made = known.map((field) => [field.name, walkField(field, data[field.name], step(walk, field.name))]);
  return Object.fromEntries(made.filter(([, value]) => value !== undefined));
}

function walkField(field: DataField, given: unknown, at: Walk): unknown {
  const value = given ?? undefined;
  const walk = field.localized ? { ...at, isLocalized: true } : at;
  const { treat, place, isLocalized } = walk;
  if (treat.onField?.(field, value, place) === false) return undefined;
  if (field.type === 'group') {
    // Also one that is not there: what it requires is missing then.
    const made = walkRecord(field.fields, isData(value) ? value : {}, walk);
    return value === undefined ? undefined : made;
  }
  if (value === undefined) return undefined;
  if (field.type === 'array') return walkList(field, listOf(value), walk);
  if (field.type === 'blocks') return walkBlocks(field.blocks, listOf(value), walk);
  return treat.leaf(field, value, isLocalized, place);
}

function walkList(list: Extract<DataField, { type: 'array' }>, items: unknown[], walk: Walk): unknown[] {
  const only = onlyField(list);
  const { treat } = walk;
  return items.flatMap((item, index) => {
    const at = step(walk, index);
    if (!only) return isData(item) ? [walkRecord(list.fields, item, at)] : [];
    const value = walkField(only, treat.openRow(item, only), at);
    return value === undefined ? [] : [treat.closeRow(value, only)];
  });
}

function walkBlocks(blocks: Block[], items: unknown[], walk: Walk): Data[] {
  const { treat } = walk;
  return items.filter(isData).flatMap((item, index) => {
    const at = step(walk, index);
    const { slug, fields } = treat.openBlock(item);
    const block = blocks.find((known) => known.slug === slug);
    if (block) return [treat.closeBlock(walkRecord(block.fields, fields, at), block.slug, item, index)];
    treat.onUnknownBlock?.(slug, at.place);
    return [];
  });
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}
