import type { Block } from 'payload';
import { intro } from '#content/fields/builders.ts';
import { headingOfRecords } from '../record-heading.ts';
import { shows } from '../shows.ts';

/** The collection `contact`; nothing of it is shown while there is no office in it. */
export const offices: Block = {
  slug: 'offices',
  labels: { singular: 'Offices', plural: 'Offices' },
  ...shows('contact'),
  fields: [headingOfRecords('offices'), intro],
};
