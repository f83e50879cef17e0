import type { Block } from 'payload';
import { heading, sentence } from '#content/fields/builders.ts';

/** The newsletter's field, and the issues that were sent. */
export const newsletter: Block = {
  slug: 'newsletter',
  labels: { singular: 'Newsletter', plural: 'Newsletters' },
  fields: [heading, sentence('text')],
};
