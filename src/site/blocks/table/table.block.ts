import type { Block } from 'payload';
import { heading, intro, note, rows, sentences } from '#content/fields/builders.ts';

export const table: Block = {
  slug: 'table',
  labels: { singular: 'Table', plural: 'Tables' },
  fields: [
    heading,
    intro,
    sentences('columns', 'Column', { minRows: 2, maxRows: 5 }),
    rows('rows', 'Row', [sentences('cells', 'Cell')]),
    note,
  ],
};
