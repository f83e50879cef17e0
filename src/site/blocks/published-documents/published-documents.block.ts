import type { Block } from 'payload';
import { intro } from '#content/fields/builders.ts';
import { headingOfRecords } from '../record-heading.ts';

/** What staff have uploaded for everyone to open; nothing of it is shown while none has been uploaded. */
export const publishedDocuments: Block = {
  slug: 'published-documents',
  labels: { singular: 'Published documents', plural: 'Published documents' },
  fields: [headingOfRecords('published-documents'), intro],
};
