import type { Block } from 'payload';
import { heading } from '#content/fields/builders.ts';

export const company: Block = {
  slug: 'company',
  labels: { singular: 'Company details', plural: 'Company details' },
  fields: [heading],
};
