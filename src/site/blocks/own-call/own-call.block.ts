import type { Block } from 'payload';
import { heading, sentence } from '#content/fields/builders.ts';

export const ownCall: Block = {
  slug: 'own-call',
  labels: { singular: 'About a visitor’s call', plural: 'About a visitor’s call' },
  fields: [
    heading,
    sentence('text'),
    {
      name: 'asks',
      type: 'select',
      required: true,
      options: [
        { value: 'status', label: 'Where it stands' },
        { value: 'caller', label: 'Is this caller ours?' },
      ],
    },
  ],
};
