import { contentAccess } from '../../access/staff.ts';
import { cardFields } from '../../fields/card-fields.ts';
import type { ContentCollection } from '../content-collection.ts';

/** The cards of products: name, picture and page, as menus, matrices and cards read them. */
export const productOfferings: ContentCollection = {
  slug: 'product-offerings',
  openRead: {
    fields: ['key', 'name', 'text', 'page', 'audience', 'picture'],
    keys: ['key', 'audience'],
  },
  seed: { folder: 'product-offerings', key: 'key', complete: (_seed, position) => ({ position }) },
  config: () => ({
    slug: 'product-offerings',
    labels: { singular: 'Product offering', plural: 'Product offerings' },
    admin: {
      useAsTitle: 'name',
      defaultColumns: ['name', 'page', 'audience', 'position', '_status'],
      group: 'Content',
      description: 'Each is a card: menus, matrices and lists of cards show it under this name.',
    },
    defaultSort: 'position',
    access: contentAccess,
    versions: { drafts: true, maxPerDoc: 20 },
    fields: cardFields,
  }),
};
