import { isPublishedUpload } from '../../access/published-files.ts';
import { isEditor, isHiddenWithoutContent } from '../../access/staff.ts';
import type { ContentCollection } from '../content-collection.ts';
import { refuseUsed } from './refuse-used.hook.ts';
import { fileEndpoint, withAddresses } from './upload-addresses.ts';

// The decoder is loaded with the first file, and by nothing that renders pages.
const hooks = () => import('./take-file.hooks.ts');

/** Pictures and documents that editors put into pages, under the name that the specification gives them. */
export const upload: ContentCollection = {
  slug: 'upload',
  openRead: {
    fields: ['alt', 'credit', 'url', 'mimeType', 'filesize', 'width', 'height', 'storeName'],
    keys: [],
  },
  config: () => ({
    slug: 'upload',
    labels: { singular: 'File', plural: 'Pictures and files' },
    admin: {
      useAsTitle: 'filename',
      defaultColumns: ['filename', 'alt', 'updatedAt'],
      group: 'Content',
      hidden: isHiddenWithoutContent,
      description:
        'A picture (JPEG, PNG, WebP, AVIF or GIF) is stored again in the sizes that screens need, which takes a few seconds; the record of where it was taken is removed. A document is a PDF. Neither may be larger than 15 MB.',
    },
    access: { read: isPublishedUpload, create: isEditor, update: isEditor, delete: isEditor },
    disableDuplicate: true,
    hooks: {
      beforeOperation: [async (input) => (await hooks()).validateFile(input)],
      beforeChange: [async (input) => (await hooks()).keepFacts(input)],
      afterChange: [async (input) => (await hooks()).keepFilesOfRecord(input)],
      afterRead: [withAddresses],
      beforeDelete: [refuseUsed],
    },
    endpoints: [fileEndpoint],
    upload: {
      disableLocalStorage: true,
      pasteURL: false,
      mimeTypes: ['image/*', 'application/pdf'],
      crop: false,
      focalPoint: false,
    },
    fields: [
      {
        name: 'alt',
        type: 'text',
        label: 'What it shows',
        required: true,
        localized: true,
        maxLength: 200,
        admin: {
          description:
            'For people who cannot see the picture: what it shows, in a sentence, such as “Two advisers at a desk with a client”. For a document: its name.',
        },
      },
      {
        name: 'credit',
        type: 'text',
        label: 'Whose picture it is',
        maxLength: 120,
        admin: { description: 'Printed below it if its owner requires that.' },
      },
      // Name of its files in the store.
      { name: 'storeName', type: 'text', unique: true, admin: { hidden: true } },
    ],
  }),
};
