import type { Block, CheckboxField } from 'payload';
import { heading, intro, note, rows, sentences } from '#content/fields/builders.ts';

const isOnPaper: CheckboxField = {
  name: 'isOnPaper',
  type: 'checkbox',
  label: 'Offer as a PDF',
  defaultValue: false,
  admin: {
    description:
      'A link below the table leads to one PDF of all the tables on the page that have this box ticked.',
  },
};

export const table: Block = {
  slug: 'table',
  labels: { singular: 'Table', plural: 'Tables' },
  fields: [
    heading,
    intro,
    sentences('columns', 'Column', { minRows: 2, maxRows: 5 }),
    rows('rows', 'Row', [sentences('cells', 'Cell')]),
    note,
    isOnPaper,
  ],
};
