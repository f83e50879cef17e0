import { contentAccess } from '../../access/staff.ts';
import { dayField, orderField, pictureField } from '../../fields/builders.ts';
import type { ContentCollection } from '../content-collection.ts';

/** Registrations, memberships and awards that can be shown on paper. None at first. */
export const certificates: ContentCollection = {
  slug: 'certificates',
  openRead: {
    fields: ['title', 'issuer', 'number', 'issuedOn', 'validTill', 'document'],
    keys: [],
    where: (today) => ({
      or: [{ validTill: { exists: false } }, { validTill: { greater_than_equal: today } }],
    }),
  },
  config: () => ({
    slug: 'certificates',
    labels: { singular: 'Certificate', plural: 'Certificates' },
    admin: {
      useAsTitle: 'title',
      defaultColumns: ['title', 'issuer', 'issuedOn', 'validTill', '_status'],
      group: 'Content',
      description: 'Shown where a page has the block “Certificates”, until the day each expires.',
    },
    defaultSort: 'position',
    access: contentAccess,
    versions: { drafts: true, maxPerDoc: 20 },
    fields: [
      { name: 'title', type: 'text', required: true, localized: true, maxLength: 120 },
      {
        name: 'issuer',
        type: 'text',
        required: true,
        localized: true,
        maxLength: 120,
        label: 'Issued by',
      },
      { name: 'number', type: 'text', maxLength: 60 },
      dayField('issuedOn', 'Issued on', { position: 'sidebar' }),
      dayField('validTill', 'Valid till', { isRequired: false, position: 'sidebar' }),
      pictureField('document', 'Document', 'A PDF or picture of it that visitors can open.'),
      orderField,
    ],
  }),
};
