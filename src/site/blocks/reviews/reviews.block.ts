import type { Block } from 'payload';
import { heading, intro, linkTarget, rows, sentence, shortText } from '#content/fields/builders.ts';

export const reviews: Block = {
  slug: 'reviews',
  labels: { singular: 'Reviews', plural: 'Reviews' },
  fields: [
    heading,
    intro,
    rows(
      'reviews',
      'Review',
      [
        { ...sentence('words'), admin: { description: 'Only what a client really said, with their leave.' } },
        shortText('name'),
        { ...shortText('about'), admin: { description: 'Such as: HR manager, insured since 2024.' } },
        { ...linkTarget(false), name: 'source', label: 'Where it was said first' },
      ],
      { labelField: 'name' },
    ),
  ],
};
