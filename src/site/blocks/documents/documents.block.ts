import type { Block } from 'payload';
import { heading, intro, sentences } from '#content/fields/builders.ts';

export const documents: Block = {
  slug: 'documents',
  labels: { singular: 'Documents', plural: 'Documents' },
  fields: [heading, intro, sentences('items', 'Document')],
};
