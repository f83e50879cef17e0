import type {
  ArrayField,
  CheckboxField,
  Field,
  NumberField,
  RichTextField,
  TextareaField,
  TextField,
  UploadField,
} from 'payload';
import { dateInIndia, isDay } from '#platform/clock.ts';
import { cardKeyOf, isTarget, textRule } from './rules.ts';

/** Marks a field whose text programs read: an address, a day. It is the same in all languages. */
const forPrograms = { custom: { isForPrograms: true } };

/** Small builders for the fields that many definitions share. */
export const heading: TextField = {
  name: 'heading',
  type: 'text',
  required: true,
  maxLength: 90,
  admin: { description: 'Appears above this part, and in the page’s list of contents.' },
};
export const optionalHeading: TextField = {
  ...heading,
  required: false,
  admin: { description: 'Appears above this part. May be left empty.' },
};
export const intro: TextareaField = {
  name: 'intro',
  type: 'textarea',
  label: 'Introduction',
  admin: { description: 'A sentence or two below the heading. May be left empty.' },
};
export const note: TextareaField = {
  name: 'note',
  type: 'textarea',
  admin: { description: 'Appears in small type below this part: a condition, a date. May be left empty.' },
};

export function richText(name: string): RichTextField {
  return { name, type: 'richText', required: true };
}

/** A place on the page that links may name. */
export const anchor: TextField = {
  name: 'anchor',
  type: 'text',
  ...forPrograms,
  label: 'Name for links',
  admin: {
    description:
      'Such as how-we-are-paid: a link to /insurance-broker#how-we-are-paid jumps here. If empty, it is made from the heading.',
  },
};

export function sentence(name: string): TextareaField {
  return { name, type: 'textarea', required: true };
}

export function shortText(name: string): TextField {
  return { name, type: 'text', required: true, maxLength: 90 };
}

type DayOptions = {
  isRequired?: boolean;
  /** A new record begins with today. */
  isTodayAtFirst?: boolean;
  position?: 'sidebar';
  description?: string;
};

/** A day, `YYYY-MM-DD`, ready for comparing: the vendor's own kind of date has a time in it. */
export function dayField(
  name: string,
  label: string,
  { isRequired = true, isTodayAtFirst = false, ...admin }: DayOptions = {},
): TextField {
  return {
    name,
    type: 'text',
    required: isRequired,
    label,
    // A function, since the database has no today.
    ...(isTodayAtFirst && { defaultValue: () => dateInIndia() }),
    validate: textRule(isRequired, isDay, 'Please enter a date, such as 2027-04-30.'),
    ...forPrograms,
    admin: { ...admin, components: { Field: '/views/date.field.tsx#DateField' } },
  };
}

type RupeesOptions = { isRequired?: boolean; min?: number; description?: string };

/** An amount in whole rupees. */
export function rupees(name: string, label: string, options: RupeesOptions = {}): NumberField {
  const { isRequired = true, min = 1, description } = options;
  return {
    name,
    type: 'number',
    label: `${label}, in rupees`,
    required: isRequired,
    min,
    max: 100_000_000_000,
    admin: { description, step: 1 },
  };
}

/** A picture whose amounts are no one's says so. */
export const madeUp: CheckboxField = {
  name: 'isMadeUp',
  type: 'checkbox',
  label: 'Amounts are made up',
  defaultValue: true,
  admin: { description: 'Visitors read: “Illustration. Amounts are made up; the policy wording decides.”' },
};

/** A page elsewhere, which visitors may follow. */
export function webAddress(name: string, label: string, description: string): TextField {
  const isWebAddress = (text: string) => /^https?:\/\/[^\s/]+\S*$/.test(text);
  return {
    name,
    type: 'text',
    label,
    maxLength: 300,
    ...forPrograms,
    admin: { description },
    validate: textRule(false, isWebAddress, 'Use the full address: it begins with https://.'),
  };
}

/** A picture or a document out of the collection `upload`. */
export function pictureField(name: string, label: string, description?: string): UploadField {
  return { name, type: 'upload', relationTo: 'upload', label, admin: { description } };
}

export const orderField: NumberField = {
  name: 'position',
  type: 'number',
  required: true,
  defaultValue: 0,
  admin: { position: 'sidebar', description: 'The smaller the number, the further up.' },
};

/** Where facts come from, so that anyone who doubts one can look it up. Visitors do not see it. */
export const sourceField: TextareaField = {
  name: 'source',
  type: 'textarea',
  ...forPrograms,
  admin: {
    description:
      'Where the figures, dates and duties above come from: law and section, circular and date, or an address. Visitors do not see it.',
  },
};

/** Where a link leads: a page of this site, a place on the page, or a full address. */
export function linkTarget(isRequired: boolean): TextField {
  const words = 'Say where this leads: start with / for a page of this site, or with https://.';
  return {
    name: 'href',
    type: 'text',
    custom: { ...forPrograms.custom, isLink: true },
    label: 'Leads to',
    required: isRequired,
    admin: {
      description:
        'A page of this site, such as /cruise, a full address, a link of the site settings in braces, such as {agentPortal}, or a card by its key, such as {card:cyber-insurance}.',
    },
    validate: textRule(isRequired, isTarget, words),
  };
}

/** The label of a link. One that leads to a card may leave it to the card. */
export function linkName(name: 'label' | 'title'): TextField {
  return {
    name,
    type: 'text',
    required: true,
    // A function, since the database has none.
    defaultValue: () => '',
    maxLength: 90,
    admin: { description: 'May be empty if it leads to a card: then the card’s name is shown.' },
    validate: (value: unknown, { siblingData }: { siblingData: { href?: unknown } }) =>
      Boolean(value) || cardKeyOf(siblingData?.href) !== undefined || 'Say what the link is called.',
  };
}

/**
 * Rows are folded at first and labelled with their content: a page of open rows is too long to work on.
 * @param labelField the field whose words are on a folded row
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

const acronyms = /^(faq|posp)$/;

/** Keys that programs know as what someone chooses from, in words: `full-time` as `Full time`. */
export function choices<Key extends string>(keys: readonly Key[]): { value: Key; label: string }[] {
  return keys.map((value) => {
    const words = value.replaceAll('-', ' ');
    const label = acronyms.test(words) ? words.toUpperCase() : words.charAt(0).toUpperCase() + words.slice(1);
    return { value, label };
  });
}
