import type { Block } from 'payload';
import { optionalHeading, richText } from '#content/fields/builders.ts';

export const notice: Block = {
  slug: 'notice',
  labels: { singular: 'Notice', plural: 'Notices' },
  fields: [
    { name: 'tone', type: 'select', required: true, defaultValue: 'info', options: ['info', 'caution'] },
    optionalHeading,
    richText('body'),
  ],
};
