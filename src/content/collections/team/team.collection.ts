import { contentAccess } from '../../access/staff.ts';
import { choices, orderField, pictureField, webAddress } from '../../fields/builders.ts';
import { exampleField, withoutExamples } from '../../fields/example.field.ts';
import { audiences } from '../../model.ts';
import type { ContentCollection } from '../content-collection.ts';

/** People of the broker, as a visitor may meet them. There are none at first: who they are only the operator knows. */
export const team: ContentCollection = {
  slug: 'team',
  openRead: {
    fields: ['name', 'role', 'about', 'languages', 'hours', 'picture', 'profile'],
    keys: [],
    where: withoutExamples,
  },
  config: () => ({
    slug: 'team',
    labels: { singular: 'Person', plural: 'Team' },
    admin: {
      useAsTitle: 'name',
      defaultColumns: ['name', 'role', 'position', '_status'],
      group: 'Content',
      description:
        'Shown where a page has the block “Team”, in this order; the first who advises on a page’s subject is its adviser. Ask each person before you publish.',
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
        admin: { description: 'What a client can ask them about, such as “Claims, motor and health”.' },
      },
      {
        name: 'about',
        type: 'textarea',
        localized: true,
        maxLength: 400,
        admin: { description: 'Two or three sentences: what they did before, and what they know best.' },
      },
      {
        name: 'languages',
        type: 'text',
        localized: true,
        maxLength: 90,
        admin: { description: 'Such as “English, Hindi, Malayalam”.' },
      },
      {
        name: 'hours',
        type: 'text',
        localized: true,
        maxLength: 60,
        admin: {
          description:
            'When they can be reached, if outside calling hours. If empty, the calling hours are shown.',
        },
      },
      {
        name: 'advisesOn',
        type: 'select',
        hasMany: true,
        label: 'Adviser on pages for',
        options: choices(audiences.filter((audience) => audience !== 'everyone')),
        admin: { description: 'Shown as the adviser on these pages. None: not shown there.' },
      },
      pictureField('picture', 'Portrait'),
      webAddress('profile', 'Profile', 'A page about them elsewhere, such as LinkedIn.'),
      orderField,
      exampleField,
    ],
  }),
};
