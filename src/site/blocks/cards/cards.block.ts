import type { Block } from 'payload';
import { choices, heading, intro } from '#content/fields/builders.ts';
import { audiences, type CardCollection, pageKinds } from '#content/model.ts';

const collections: readonly CardCollection[] = ['key-sectors', 'product-offerings'];

/** The cards of sectors or of products; a new card is there by itself. */
export const cards: Block = {
  slug: 'cards',
  labels: { singular: 'Cards', plural: 'Cards' },
  fields: [
    heading,
    intro,
    { name: 'collection', type: 'select', required: true, options: choices(collections) },
    {
      name: 'audience',
      type: 'select',
      options: choices(audiences),
      admin: { description: 'If empty, cards for every audience are shown.' },
    },
    {
      name: 'pageKind',
      type: 'select',
      label: 'Kind of page',
      options: choices(pageKinds),
      admin: {
        description: 'Only cards that lead to pages of this kind. If empty, cards of every kind are shown.',
      },
    },
  ],
};
