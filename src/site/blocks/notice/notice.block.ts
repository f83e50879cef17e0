import type { Block } from 'payload';
import { choices, optionalHeading, richText } from '#content/fields/builders.ts';

export const notice: Block = {
  slug: 'notice',
  labels: { singular: 'Notice', plural: 'Notices' },
  fields: [
    {
      name: 'tone',
      type: 'select',
      required: true,
      defaultValue: 'info',
      options: choices(['info', 'caution']),
      admin: { description: 'Use a caution where a reader could lose money or a right.' },
    },
    optionalHeading,
    richText('body'),
  ],
};
