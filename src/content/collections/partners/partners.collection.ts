import { contentAccess } from '../../access/staff.ts';
import { choices, orderField, pictureField, webAddress } from '../../fields/builders.ts';
import { exampleField, withoutExamples } from '../../fields/example.field.ts';
import { partnerKinds } from '../../model.ts';
import type { ContentCollection } from '../content-collection.ts';

/** Insurers and other partners of the broker. None at first: a name is here with its owner's leave only. */
export const partners: ContentCollection = {
  slug: 'partners',
  openRead: {
    fields: ['name', 'kind', 'about', 'logo'],
    keys: ['kind'],
    where: withoutExamples,
  },
  config: () => ({
    slug: 'partners',
    labels: { singular: 'Partner', plural: 'Partners' },
    admin: {
      useAsTitle: 'name',
      defaultColumns: ['name', 'kind', 'position', '_status'],
      group: 'Content',
      description:
        'Shown where a page has the block “Partners”. A name or a logo belongs to its owner: publish it only with their permission.',
    },
    defaultSort: 'position',
    access: contentAccess,
    versions: { drafts: true, maxPerDoc: 20 },
    fields: [
      { name: 'name', type: 'text', required: true, maxLength: 90 },
      {
        name: 'kind',
        type: 'select',
        required: true,
        options: choices(partnerKinds),
        admin: { position: 'sidebar' },
      },
      {
        name: 'about',
        type: 'textarea',
        localized: true,
        maxLength: 300,
        admin: { description: 'What we do together, in a sentence.' },
      },
      pictureField('logo', 'Logo'),
      webAddress('website', 'Website', 'Their own site.'),
      orderField,
      exampleField,
    ],
  }),
};
