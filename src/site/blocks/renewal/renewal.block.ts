import type { Block } from 'payload';
import { anchor, heading, intro } from '#content/fields/builders.ts';

/** The renewal keeper: three fields, and what to check for each kind of cover. */
export const renewal: Block = {
  slug: 'renewal',
  labels: { singular: 'Renewal keeper', plural: 'Renewal keepers' },
  fields: [heading, anchor, intro],
};
