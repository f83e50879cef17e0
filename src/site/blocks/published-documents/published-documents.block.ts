import type { Block } from 'payload';
import { intro } from '#content/fields/builders.ts';
import { headingOfRecords } from '../record-heading.ts';

/** Documents that staff have uploaded for everyone to open; the block is hidden while there are none. */
export const publishedDocuments: Block = {
  slug: 'published-documents',
  labels: { singular: 'Published documents', plural: 'Published documents' },
  fields: [headingOfRecords('published-documents'), intro],
};
