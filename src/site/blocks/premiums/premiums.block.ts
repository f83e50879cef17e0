import type { Block } from 'payload';
import { heading } from '#content/fields/builders.ts';

export const premiums: Block = {
  slug: 'premiums',
  labels: { singular: 'Premiums', plural: 'Premiums' },
  fields: [heading],
};
