import type { Block } from 'payload';
import { optionalHeading, richText } from '#content/fields/builders.ts';

export const prose: Block = {
  slug: 'prose',
  labels: { singular: 'Text', plural: 'Texts' },
  fields: [
    optionalHeading,
    { name: 'anchor', type: 'text', admin: { description: 'For links that jump here.' } },
    richText('body'),
  ],
};
