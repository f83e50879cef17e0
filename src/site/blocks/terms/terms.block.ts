import type { Block } from 'payload';
import { anchor, heading } from '#content/fields/builders.ts';

/** The version of the terms that is in force today, and those before it. */
export const terms: Block = {
  slug: 'terms',
  labels: { singular: 'Terms', plural: 'Terms' },
  fields: [heading, anchor],
};
