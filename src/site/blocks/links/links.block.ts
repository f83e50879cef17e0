import type { Block } from 'payload';
import { heading, intro, linkTarget, rows, shortText } from '#content/fields/builders.ts';

export const links: Block = {
  slug: 'links',
  labels: { singular: 'Links', plural: 'Links' },
  fields: [
    heading,
    intro,
    rows('links', 'Link', [shortText('label'), linkTarget(true), { name: 'text', type: 'textarea' }]),
  ],
};
