import { contentAccess } from '../../access/staff.ts';
import { orderField, webAddress } from '../../fields/builders.ts';
import { exampleField, withoutExamples } from '../../fields/example.field.ts';
import type { ContentCollection } from '../content-collection.ts';

/** Where the broker can be visited; the specification's collection `contact`. */
export const offices: ContentCollection = {
  slug: 'contact',
  openRead: {
    fields: ['name', 'address', 'phone', 'email', 'hours'],
    keys: [],
    where: withoutExamples,
  },
  config: () => ({
    slug: 'contact',
    labels: { singular: 'Office', plural: 'Contact' },
    admin: {
      useAsTitle: 'name',
      defaultColumns: ['name', 'phone', 'position', '_status'],
      group: 'Content',
      description:
        'Offices, shown where a page has the block “Offices”. The helpline is on the desk, under Office.',
    },
    defaultSort: 'position',
    access: contentAccess,
    versions: { drafts: true, maxPerDoc: 20 },
    fields: [
      {
        name: 'name',
        type: 'text',
        required: true,
        localized: true,
        maxLength: 90,
        admin: { description: 'Such as “Pune” or “Head office”.' },
      },
      { name: 'address', type: 'textarea', required: true, localized: true, maxLength: 300 },
      { name: 'phone', type: 'text', maxLength: 40 },
      { name: 'email', type: 'email' },
      {
        name: 'hours',
        type: 'text',
        localized: true,
        maxLength: 120,
        admin: { description: 'When the office is open, such as “Monday to Friday, 10:00 to 18:00”.' },
      },
      webAddress('map', 'On a map', 'This place on a map. Visitors follow it only if they tap it.'),
      orderField,
      exampleField,
    ],
  }),
};
