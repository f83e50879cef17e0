import { contentAccess } from '../../access/staff.ts';
import { orderField, pictureField, webAddress } from '../../fields/builders.ts';
import type { ContentCollection } from '../content-collection.ts';

/** People of the broker, as a visitor may meet them. There are none at first: who they are only the operator knows. */
export const team: ContentCollection = {
  slug: 'team',
  openRead: {
    fields: ['name', 'role', 'about', 'picture', 'profile'],
    keys: [],
  },
  config: () => ({
    slug: 'team',
    labels: { singular: 'Person', plural: 'Team' },
    admin: {
      useAsTitle: 'name',
      defaultColumns: ['name', 'role', 'position', '_status'],
      group: 'Content',
      description:
        'Shown where a page has the block “Team”, in this order. Ask each person before you publish.',
    },
    defaultSort: 'position',
    access: contentAccess,
    versions: { drafts: true, maxPerDoc: 20 },
    fields: [
      { name: 'name', type: 'text', required: true, maxLength: 90 },
      {
        name: 'role',
        type: 'text',
        required: true,
        localized: true,
        maxLength: 90,
        admin: { description: 'What a client may ask them, such as: Claims, motor and health.' },
      },
      {
        name: 'about',
        type: 'textarea',
        localized: true,
        maxLength: 400,
        admin: { description: 'Two or three sentences: what they did before, which languages they speak.' },
      },
      pictureField('picture', 'Portrait'),
      webAddress('profile', 'Profile', 'A page about them elsewhere, such as LinkedIn.'),
      orderField,
    ],
  }),
};
