import type { Field } from 'payload';
import type { DataField } from '../fields/data-fields.ts';
import { asStored } from '../fields/to-plain-data.ts';
import { type Data, type FieldPlace, isData, type Treatment, walkFields } from '../fields/walk-fields.ts';
import type { RichTextNode } from '../rich-text-value.ts';
import { childrenOf, isInline, markupOf, nodesOf } from './inline-markup.ts';
import { hasWords, isWritten, limitOf } from './translate.ts';

/** A text of a stored record that visitors read: a field's value, or a paragraph of rich text with its marks. */
export type StoredText = {
  /** Where it is, with the kinds of blocks and paragraphs on the way; the same place in another language. */
  place: string;
  text: string;
  /** The field's name in words. */
  field: string;
  /** The kind of block that it is in. */
  block?: string;
  maxLength?: number;
};

/** Gives a text another one; undefined leaves it as it is. */
type Change = (stored: StoredText) => string | undefined;

/** Every text of a record that each language has of its own, in the record's order. */
export function textsOfStored(fields: readonly Field[], record: object): StoredText[] {
  const texts: StoredText[] = [];
  changeTexts(fields, record, (stored) => {
    texts.push(stored);
    return undefined;
  });
  return texts;
}

/** @returns the record as it is to be stored in another language, without ids of rows and blocks */
export function changeTexts(fields: readonly Field[], record: object, change: Change): Data {
  return walkFields(fields, record, {
    ...withoutIds,
    leaf(field, value, isLocalized, place) {
      if (!isLocalized || !isWritten(field)) return value;
      const about = { ...wordsOf(field), ...blockAt(record, place), ...limitOf(field) };
      const at = placeIn(record, place);
      if (field.type === 'richText')
        return changeRichText(value, at, (found) => change({ ...about, ...found }));
      if (typeof value !== 'string' || !hasWords(value)) return value;
      return change({ ...about, place: at, text: value }) ?? value;
    },
  });
}

const withoutIds: Treatment = {
  ...asStored,
  closeRow: (value, only) => ({ [only.name]: value }),
  closeBlock: (made, slug) => ({ blockType: slug, ...made }),
};

type Found = Pick<StoredText, 'place' | 'text'>;

function changeRichText(value: unknown, at: string, change: (found: Found) => string | undefined): unknown {
  if (!isData(value) || !isData(value.root)) return value;
  return { ...value, root: changeNode(value.root as RichTextNode, at, change) };
}

/** A paragraph, a heading, an item of a list: what has words of its own. A list in an item follows those. */
function changeNode(
  node: RichTextNode,
  at: string,
  change: (found: Found) => string | undefined,
): RichTextNode {
  const children = childrenOf(node);
  if (children.length === 0) return node;
  const own = children.filter(isInline);
  const markup = own.length > 0 ? markupOf(own) : undefined;
  const changed = markup && hasWords(markup) ? change({ place: at, text: markup }) : undefined;
  const below = children
    .filter((child) => !isInline(child))
    .map((child, index) => changeNode(child, `${at}#${index}:${child.type}`, change));
  return { ...node, children: [...(changed === undefined ? own : nodesOf(changed, own)), ...below] };
}

/** `blocks.3:prose.heading`: rows of another kind are at another place. */
function placeIn(record: object, place: FieldPlace): string {
  let inner: unknown = record;
  return place
    .map((step) => {
      inner = isData(inner) || Array.isArray(inner) ? Reflect.get(inner, step) : undefined;
      return isData(inner) && typeof inner.blockType === 'string' ? `${step}:${inner.blockType}` : step;
    })
    .join('.');
}

function blockAt(record: object, [list = '', index = 0]: FieldPlace): { block?: string } {
  const rows: unknown = Reflect.get(record, list);
  const row: unknown = Array.isArray(rows) ? rows[Number(index)] : undefined;
  return isData(row) && typeof row.blockType === 'string' ? { block: row.blockType } : {};
}

function wordsOf({ name, label }: DataField): { field: string } {
  if (typeof label === 'string') return { field: label };
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return { field: words.charAt(0).toUpperCase() + words.slice(1) };
}
