import type { Field } from 'payload';
import type { DataField } from '../fields/data-fields.ts';
import { asWritten } from '../fields/to-stored.ts';
import { type Data, walkFields } from '../fields/walk-fields.ts';

/** A language's texts by their English. */
export type Catalogue = ReadonlyMap<string, string>;

/** A text that translators write: a field's value, or a paragraph of it where the field is Markdown. */
export type TranslationUnit = { source: string; maxLength?: number };

/**
 * Translates a record as its seed has it. Values that programs read, such as addresses and choices, stay.
 * @returns the record, in English where the catalogue lacks a text, and the units that it lacks
 */
export function translate(
  fields: readonly Field[],
  seed: object,
  catalogue: Catalogue,
): { translated: Data; missing: TranslationUnit[] } {
  const missing: TranslationUnit[] = [];
  const inOther = (field: DataField) => (source: string) => {
    const found = catalogue.get(source);
    if (found === undefined) missing.push({ source, ...limitOf(field) });
    return found ?? source;
  };
  const translated = walkFields(fields, seed, {
    ...asWritten,
    leaf: (field, value, isLocalized) =>
      isText(field, value, isLocalized) ? byParagraph(field, value, inOther(field)) : value,
  });
  return { translated, missing };
}

/** @returns every unit of a record once, in the record's order, with the least room that it has there */
export function unitsOf(fields: readonly Field[], seed: object): TranslationUnit[] {
  const units = new Map<string, TranslationUnit>();
  for (const unit of translate(fields, seed, new Map()).missing) {
    const { maxLength = Number.POSITIVE_INFINITY } = units.get(unit.source) ?? unit;
    const least = Math.min(maxLength, unit.maxLength ?? Number.POSITIVE_INFINITY);
    units.set(unit.source, { source: unit.source, ...(Number.isFinite(least) && { maxLength: least }) });
  }
  return [...units.values()];
}

function isText(field: DataField, value: unknown, isLocalized: boolean): value is string {
  return isLocalized && isWritten(field) && typeof value === 'string' && hasWords(value);
}

/** Do people read its words? A program reads an address or a key. */
export function isWritten({ type, custom }: DataField): boolean {
  return custom?.isForPrograms !== true && (type === 'text' || type === 'textarea' || type === 'richText');
}

export function hasWords(text: string): boolean {
  return /\p{L}/u.test(text.replace(/\{[^}]*\}/g, ''));
}

function byParagraph(field: DataField, text: string, translated: (source: string) => string): string {
  if (field.type !== 'richText') return translated(text);
  return text
    .split(/(\n{2,})/)
    .map((paragraph) => (hasWords(paragraph) ? translated(paragraph) : paragraph))
    .join('');
}

export function limitOf(field: DataField): { maxLength?: number } {
  return 'maxLength' in field && field.maxLength ? { maxLength: field.maxLength } : {};
}
