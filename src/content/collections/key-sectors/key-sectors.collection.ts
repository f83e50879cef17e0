import { contentAccess } from '../../access/staff.ts';
import { cardFields } from '../../fields/card-fields.ts';
import type { ContentCollection } from '../content-collection.ts';

/** The cards of sectors: name, picture and page, as menus, matrices and cards read them. */
export const keySectors: ContentCollection = {
  slug: 'key-sectors',
  openRead: {
    fields: ['key', 'name', 'text', 'page', 'audience', 'picture'],
    keys: ['key', 'audience'],
  },
  seed: { folder: 'key-sectors', key: 'key', complete: (_seed, position) => ({ position }) },
  config: () => ({
    slug: 'key-sectors',
    labels: { singular: 'Key sector', plural: 'Key sectors' },
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
