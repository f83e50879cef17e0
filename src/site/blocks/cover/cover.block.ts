import type { Block } from 'payload';
import { heading, note, sentences } from '#content/fields/builders.ts';

export const cover: Block = {
  slug: 'cover',
  labels: { singular: 'Covered and not covered', plural: 'Covered and not covered' },
  fields: [heading, sentences('covered', 'Covered'), sentences('notCovered', 'Not covered'), note],
};
