import { contentAccess } from '../../access/staff.ts';
import { dayField } from '../../fields/builders.ts';
import type { ContentCollection } from '../content-collection.ts';

/** Terms of use, a record for each version. A page shows the one in force today, and the earlier ones below it. */
export const terms: ContentCollection = {
  slug: 'terms',
  openRead: {
    fields: ['inForceFrom', 'whatChanged', 'body'],
    keys: ['inForceFrom'],
  },
  seed: { folder: 'terms', key: 'inForceFrom' },
  config: () => ({
    slug: 'terms',
    labels: { singular: 'Version of the terms', plural: 'Terms' },
    admin: {
      useAsTitle: 'inForceFrom',
      defaultColumns: ['inForceFrom', 'whatChanged', '_status'],
      group: 'Content',
      description:
        'New terms become a new version with its own date, so that the terms a visitor has accepted do not change. The page shows the newest version in force.',
    },
    defaultSort: '-inForceFrom',
    access: contentAccess,
    versions: { drafts: true, maxPerDoc: 20 },
    fields: [
      {
        ...dayField('inForceFrom', 'In force from', { position: 'sidebar' }),
        unique: true,
        // The next version has a day of its own.
        hooks: { beforeDuplicate: [() => null] },
      },
      {
        name: 'whatChanged',
        type: 'textarea',
        required: true,
        localized: true,
        maxLength: 300,
        admin: { description: 'In a sentence or two, next to the date.' },
      },
      { name: 'body', type: 'richText', required: true, localized: true },
    ],
  }),
};
