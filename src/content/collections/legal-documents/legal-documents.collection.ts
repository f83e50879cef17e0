import { anybody, isEditor } from '../../access/staff.ts';
import { dayField } from '../../fields/builders.ts';
import type { ContentCollection } from '../content-collection.ts';
import { keepDocument } from './keep-document.hook.ts';
import { legalDocumentFiles } from './legal-document-files.ts';
import { documentFolder, readDocument } from './legal-documents.read.ts';

/** Documents that the law asks a company to publish, such as the annual return. */
export const legalDocuments: ContentCollection = {
  slug: 'legal-documents',
  openRead: {
    fields: ['title', 'purpose', 'datedOn', 'filename', 'filesize', 'mimeType'],
    keys: ['purpose'],
  },
  publicFiles: { folder: documentFolder, store: legalDocumentFiles, find: readDocument },
  config: () => ({
    slug: 'legal-documents',
    labels: { singular: 'Legal document', plural: 'Legal documents' },
    admin: {
      useAsTitle: 'title',
      defaultColumns: ['title', 'purpose', 'datedOn', 'filename'],
      group: 'Content',
      description: 'Listed where a page has the block “Published documents”, the newest first.',
    },
    access: { read: anybody, create: isEditor, update: isEditor, delete: isEditor },
    disableDuplicate: true,
    hooks: {
      // Loaded with the first file: what renders pages needs no part of it.
      beforeOperation: [
        async (input) => (await import('../upload/validate-document.hook.ts')).validateDocument(input),
      ],
      afterChange: [keepDocument],
    },
    upload: {
      disableLocalStorage: true,
      mimeTypes: ['application/pdf'],
      pasteURL: false,
    },
    fields: [
      {
        name: 'title',
        type: 'text',
        required: true,
        localized: true,
        admin: { description: 'The text of its link, with the year, such as “Annual return 2025-26”.' },
      },
      {
        name: 'purpose',
        type: 'select',
        required: true,
        defaultValue: 'other',
        options: [
          { value: 'annual-return', label: 'Annual return (the newest one is linked in the sidebar)' },
          { value: 'other', label: 'Other' },
        ],
      },
      dayField('datedOn', 'Day of the document', {
        isRequired: false,
        description: 'Printed next to it. For an annual return, the last day of its year.',
      }),
    ],
  }),
};
