import type { Block } from 'payload';
import { heading, rows, sentence, shortText } from '#content/fields/builders.ts';

export const workedExample: Block = {
  slug: 'worked-example',
  labels: { singular: 'Example in rupees', plural: 'Examples in rupees' },
  fields: [
    heading,
    { ...sentence('story'), admin: { description: 'What happened, in two or three sentences.' } },
    rows(
      'lines',
      'Line',
      [
        shortText('label'),
        { ...shortText('amount'), maxLength: 40, admin: { description: 'With ₹ and Indian commas.' } },
        { name: 'isSum', type: 'checkbox', label: 'A result of the lines above', defaultValue: false },
      ],
      { minRows: 2, maxRows: 12 },
    ),
    { ...sentence('outcome'), admin: { description: 'The outcome, and what would have changed it.' } },
  ],
};
