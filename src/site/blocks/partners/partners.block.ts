import type { Block } from 'payload';
import { intro } from '#content/fields/builders.ts';
import { headingOfRecords } from '../record-heading.ts';
import { shows } from '../shows.ts';

/** The collection `partners`, by kind; nothing of it is shown while there are none. */
export const partners: Block = {
  slug: 'partners',
  labels: { singular: 'Partners', plural: 'Partners' },
  ...shows('partners'),
  fields: [headingOfRecords('partners'), intro],
};
