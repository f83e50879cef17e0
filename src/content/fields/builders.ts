import type { ArrayField, Field, RichTextField, TextareaField, TextField } from 'payload';
import { isDay } from '#platform/clock.ts';
import { isTarget, textRule } from './rules.ts';

/** Of a field whose text programs read: an address, a day. It is the same in all languages. */
const forPrograms = { custom: { isForPrograms: true } };

/** Small builders for the fields that many definitions share. */
export const heading: TextField = { name: 'heading', type: 'text', required: true, maxLength: 90 };
export const optionalHeading: TextField = { name: 'heading', type: 'text', maxLength: 90 };
export const intro: TextareaField = { name: 'intro', type: 'textarea' };
export const note: TextareaField = { name: 'note', type: 'textarea' };

export function richText(name: string): RichTextField {
  return { name, type: 'richText', required: true };
}

/** A place on the page that links may name. */
export const anchor: TextField = {
  name: 'anchor',
  type: 'text',
  ...forPrograms,
  admin: { description: 'For links that jump here.' },
};

export function sentence(name: string): TextareaField {
  return { name, type: 'textarea', required: true };
}

export function shortText(name: string): TextField {
  return { name, type: 'text', required: true, maxLength: 90 };
}

export function dayField(name: string, label: string): TextField {
  const validate = textRule(true, isDay, 'Use the form YYYY-MM-DD.');
  return { name, type: 'text', required: true, label: `${label} (YYYY-MM-DD)`, validate, ...forPrograms };
}

/** Where a link leads: a page of this site, a place on the page, or a full address. */
export function linkTarget(isRequired: boolean): TextField {
  const words = 'Say where this leads: start with / for a page of this site, or with https://.';
  return {
    name: 'href',
    type: 'text',
    ...forPrograms,
    label: 'Leads to',
    required: isRequired,
    admin: {
      description:
        'A page of this site, such as /cruise, a full address, or a link of the site settings in braces, such as {agentPortal}.',
    },
    validate: textRule(isRequired, isTarget, words),
  };
}

/**
 * Rows are folded at first and labelled with what they hold: a page of open rows is too long to work on.
 * @param labelField the field whose words stand on a folded row
 */
export function foldedRows(labelField: string): ArrayField['admin'] {
  const RowLabel = { path: '/views/row-label.tsx#RowLabel', clientProps: { labelField } };
  return { initCollapsed: true, components: { RowLabel } };
}

type RowsOptions = { minRows?: number; maxRows?: number; labelField?: string };

/** A list of at least one row, unless said otherwise. */
export function rows(name: string, singular: string, fields: Field[], options: RowsOptions = {}): ArrayField {
  const { labelField = firstName(fields), minRows = 1, maxRows } = options;
  return {
    name,
    type: 'array',
    required: minRows > 0,
    minRows,
    maxRows,
    labels: { singular, plural: `${singular}s` },
    admin: foldedRows(labelField),
    fields,
  };
}

/** A list of sentences; kept as rows of one text each, so that they can be moved and translated singly. */
export function sentences(name: string, singular: string, options: RowsOptions = {}): ArrayField {
  return rows(name, singular, [sentence('text')], { maxRows: 20, ...options });
}

function firstName(fields: Field[]): string {
  const [first] = fields;
  return first && 'name' in first && first.name ? first.name : 'title';
}

/** Keys that programs know as what somebody chooses from, in words: `full-time` as `Full time`. */
export function choices<Key extends string>(keys: readonly Key[]): { value: Key; label: string }[] {
  return keys.map((value) => {
    const words = value.replaceAll('-', ' ');
    return { value, label: words.charAt(0).toUpperCase() + words.slice(1) };
  });
}
