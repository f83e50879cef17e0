import { contentAccess } from '../../access/staff.ts';
import { dayField, orderField, webAddress } from '../../fields/builders.ts';
import { exampleField, withoutExamples } from '../../fields/example.field.ts';
import type { ContentCollection } from '../content-collection.ts';

/** Clients' reviews. None at first; the only made-up ones are marked as examples. */
export const reviews: ContentCollection = {
  slug: 'reviews',
  openRead: {
    fields: ['words', 'name', 'about', 'saidOn', 'source'],
    keys: [],
    where: withoutExamples,
  },
  config: () => ({
    slug: 'reviews',
    labels: { singular: 'Review', plural: 'Reviews' },
    admin: {
      useAsTitle: 'name',
      defaultColumns: ['name', 'about', 'saidOn', '_status'],
      group: 'Content',
      description: 'Only what a client really said, in their words, with their written permission.',
    },
    defaultSort: 'position',
    access: contentAccess,
    versions: { drafts: true, maxPerDoc: 20 },
    fields: [
      { name: 'words', type: 'textarea', required: true, localized: true, maxLength: 600 },
      { name: 'name', type: 'text', required: true, maxLength: 90 },
      {
        name: 'about',
        type: 'text',
        required: true,
        localized: true,
        maxLength: 90,
        admin: { description: 'Such as “HR manager, insured since 2024”.' },
      },
      dayField('saidOn', 'Said on', { position: 'sidebar' }),
      webAddress('source', 'Where it was said first', 'Where others can read it.'),
      {
        name: 'hasLeave',
        type: 'checkbox',
        label: 'They agreed in writing to our printing it',
        required: true,
        defaultValue: false,
        admin: { position: 'sidebar' },
        validate: (value: unknown, { data }: { data: { isExample?: unknown } }) =>
          value === true ||
          data.isExample === true ||
          'Ask them first, and tick this when their answer is here in writing.',
      },
      orderField,
      exampleField,
    ],
  }),
};
