import type { Block } from 'payload';
import { heading } from '#content/fields/builders.ts';

export const stats: Block = {
  slug: 'stats',
  labels: { singular: 'Figures', plural: 'Figures' },
  fields: [heading],
};
