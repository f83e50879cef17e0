import type { ArrayField, Field, RichTextField, TextareaField, TextField } from 'payload';

/** Rows are folded at first and labelled with what they hold: a page of open rows is too long to work on. */
export const foldedRows = { initCollapsed: true, components: { RowLabel: '/views/row-label.tsx#RowLabel' } };

/** Small builders for the fields that most blocks share. */
export const heading: TextField = { name: 'heading', type: 'text', required: true, maxLength: 90 };
export const optionalHeading: TextField = { name: 'heading', type: 'text', maxLength: 90 };
export const intro: TextareaField = { name: 'intro', type: 'textarea' };
export const note: TextareaField = { name: 'note', type: 'textarea' };

export function richText(name: string): RichTextField {
  return { name, type: 'richText', required: true };
}

export function sentence(name: string): TextareaField {
  return { name, type: 'textarea', required: true };
}

export function shortText(name: string): TextField {
  return { name, type: 'text', required: true, maxLength: 90 };
}

/** Where a link leads: a page of this site, a place on the page, or a full address. */
export function linkTarget(isRequired: boolean): TextField {
  return {
    name: 'href',
    type: 'text',
    label: 'Leads to',
    required: isRequired,
    admin: {
      description:
        'A page of this site, such as /cruise, a full address, or a link of the site settings in braces, such as {agentPortal}.',
    },
    validate: (value: unknown) => {
      if (value === null || value === undefined || value === '')
        return isRequired ? 'Say where this leads.' : true;
      return (
        /^(\/|#|\{[a-zA-Z]+\}$|https:\/\/|mailto:|tel:)\S*$/.test(String(value)) ||
        'Start with / for a page of this site, or with https://.'
      );
    },
  };
}

export function rows(name: string, singular: string, fields: Field[]): ArrayField {
  const labels = { singular, plural: `${singular}s` };
  return { name, type: 'array', required: true, minRows: 1, labels, admin: foldedRows, fields };
}

/** A list of sentences; kept as rows of one text each, so that they can be moved and translated singly. */
export function sentences(name: string, singular: string): ArrayField {
  return rows(name, singular, [sentence('text')]);
}
