import { contentAccess } from '../../access/staff.ts';
import { choices, dayField, sentences } from '../../fields/builders.ts';
import { kindsOfWork } from '../../model.ts';
import type { ContentCollection } from '../content-collection.ts';

/**
 * Positions that are open, each until its day. There are none at first: what is true only the operator knows, and the
 * section of the page appears with the first one.
 */
export const careers: ContentCollection = {
  slug: 'careers',
  openRead: {
    fields: ['title', 'place', 'description', 'requirements', 'kindOfWork', 'closesOn'],
    keys: [],
    where: (today) => ({ closesOn: { greater_than_equal: today } }),
  },
  config: () => ({
    slug: 'careers',
    labels: { singular: 'Opening', plural: 'Openings' },
    admin: {
      useAsTitle: 'title',
      defaultColumns: ['title', 'place', 'closesOn', '_status'],
      group: 'Content',
      description: 'Shown on the careers page until their closing date, with a way to apply.',
    },
    defaultSort: 'closesOn',
    access: contentAccess,
    versions: { drafts: true, maxPerDoc: 20 },
    fields: [
      {
        name: 'title',
        type: 'text',
        label: 'Position',
        required: true,
        localized: true,
        maxLength: 90,
        admin: { description: 'Such as “Claims adviser”.' },
      },
      {
        name: 'place',
        type: 'text',
        required: true,
        localized: true,
        maxLength: 90,
        admin: { description: 'Where the work is done.' },
      },
      {
        name: 'description',
        type: 'richText',
        label: 'The work',
        required: true,
        localized: true,
      },
      { ...sentences('requirements', 'Requirement', { minRows: 0 }), localized: true },
      {
        name: 'kindOfWork',
        type: 'select',
        required: true,
        options: choices(kindsOfWork),
        admin: { position: 'sidebar' },
      },
      dayField('closesOn', 'Open until', { position: 'sidebar' }),
    ],
  }),
};
