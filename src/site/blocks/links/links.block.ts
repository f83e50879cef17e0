import type { Block } from 'payload';
import { heading, intro, linkName, linkTarget, rows } from '#content/fields/builders.ts';

export const links: Block = {
  slug: 'links',
  labels: { singular: 'Links', plural: 'Links' },
  fields: [
    heading,
    intro,
    rows('links', 'Link', [linkName('label'), linkTarget(true), { name: 'text', type: 'textarea' }]),
  ],
};
