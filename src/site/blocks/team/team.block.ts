import type { Block } from 'payload';
import { intro } from '#content/fields/builders.ts';
import { headingOfRecords } from '../record-heading.ts';
import { shows } from '../shows.ts';

/** The people of the collection `team`; nothing of it is shown while there are none. */
export const team: Block = {
  slug: 'team',
  labels: { singular: 'Team', plural: 'Team' },
  ...shows('team'),
  fields: [headingOfRecords('team'), intro],
};
