import type { Field } from 'payload';
import { firstWords } from '#content/copy-rules/first-words.ts';
import { type DataField, dataFields } from '#content/fields/data-fields.ts';
import { cardKeyOf } from '#content/fields/rules.ts';
import { type Data, type FieldPlace, isData, walkFields } from '#content/fields/walk-fields.ts';
import type { RichTextValue } from '#content/rich-text-value.ts';
import { wordsOfRichText } from '#site/text/words-of-rich-text.ts';
import { momentInWords } from '../../moments.ts';
import type { NamesOfRelated } from './names-of-related.ts';
import { relatedOf } from './related-records.ts';

/** A version of a record as its editor knows it: what it says itself, then block by block, each value with its label. */
export type Part = { key: string; title: string; lines: Line[] };
export type Line = { key: string; label: string; text: string };

const itself = 'itself';

export function wordsOfRecord(fields: readonly Field[], data: Data, names: NamesOfRelated): Part[] {
  const parts = new Map<string, Part>([[itself, { key: itself, title: 'Around the blocks', lines: [] }]]);
  const blocks = Array.isArray(data.blocks) ? data.blocks.filter(isData) : [];
  const labels = new Map<string, string>();

  function partAt(place: FieldPlace): Part | undefined {
    if (place[0] !== 'blocks') return parts.get(itself);
    const block = blocks[Number(place[1])];
    if (!block) return undefined;
    // An editor's block keeps its number when it is moved.
    const key = String(block.id ?? `block ${place[1]}`);
    const part = parts.get(key) ?? { key, title: titleOf(fields, block), lines: [] };
    parts.set(key, part);
    return part;
  }

  walkFields(fields, data, {
    onField(field, value, place) {
      labels.set(place.filter((step) => typeof step === 'string').join('.'), labelOf(field));
      const text = wordsOf(field, value, names);
      if (text) {
        const own = place[0] === 'blocks' ? place.slice(2) : place;
        const label = labelAt(place, labels);
        partAt(place)?.lines.push({ key: own.join('.'), label, text });
      } else if (place.length === 2) partAt(place);
      return true;
    },
    leaf: (_field, value) => value,
    openRow: (row, only) => (isData(row) ? row[only.name] : row),
    closeRow: (value) => value,
    openBlock: ({ blockType, ...rest }) => ({ slug: blockType, fields: rest }),
    closeBlock: (made) => made,
  });
  return [...parts.values()];
}

function titleOf(fields: readonly Field[], block: Data): string {
  const all = dataFields(fields).flatMap((field) => (field.type === 'blocks' ? field.blocks : []));
  const label = all.find(({ slug }) => slug === block.blockType)?.labels?.singular;
  const kind = typeof label === 'string' ? label : String(block.blockType);
  const words = firstWords(block);
  return words ? `${kind}: ${words}` : kind;
}

/** `Steps 2, Title`: of a row its number, counted from 1. */
function labelAt(place: FieldPlace, labels: ReadonlyMap<string, string>): string {
  const start = place[0] === 'blocks' ? 2 : 0;
  const said: string[] = [];
  place.forEach((step, at) => {
    if (at < start) return;
    if (typeof step === 'number') said.push(`${said.pop() ?? ''} ${step + 1}`.trim());
    else {
      const names = place.slice(0, at + 1).filter((each) => typeof each === 'string');
      said.push(labels.get(names.join('.')) ?? step);
    }
  });
  return said.join(', ');
}

function labelOf(field: DataField): string {
  const { name } = field;
  if (typeof field.label === 'string') return field.label;
  const words = name.replace(/([A-Z])/g, ' $1').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A value in words; empty for a field that contains others, and for one that is not filled in. */
function wordsOf(field: DataField, value: unknown, names: NamesOfRelated): string {
  if (value === undefined || value === null || value === '') return '';
  switch (field.type) {
    case 'text':
    case 'textarea':
    case 'number':
    case 'select':
      return Array.isArray(value) ? value.join(', ') : isData(value) ? '' : textOf(String(value), names);
    case 'richText':
      return isRichText(value) ? wordsOfRichText(value) : '';
    case 'checkbox':
      return value ? 'Yes' : 'No';
    case 'date':
      return momentInWords(new Date(String(value)));
    case 'relationship':
    case 'upload':
      return relatedOf(field, value).map(names.record).join(', ');
    default:
      return '';
  }
}

/** An address that names a card is shown by the card's name. */
function textOf(text: string, { card }: NamesOfRelated): string {
  const key = cardKeyOf(text);
  const name = key === undefined ? undefined : card(key);
  return name === undefined ? text : `The card “${name}”`;
}

function isRichText(value: unknown): value is RichTextValue {
  return isData(value) && isData(value.root) && Array.isArray(value.root.children);
}
