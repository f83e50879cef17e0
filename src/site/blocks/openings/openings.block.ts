import type { Block } from 'payload';
import { headingOfRecords } from '../record-heading.ts';
import { shows } from '../shows.ts';

/** The positions that are open today; nothing of it is shown while there are none. */
export const openings: Block = {
  slug: 'openings',
  labels: { singular: 'Open positions', plural: 'Open positions' },
  ...shows('careers'),
  fields: [headingOfRecords('openings')],
};
