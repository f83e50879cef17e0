import type { Block } from 'payload';
import { intro } from '#content/fields/builders.ts';
import { headingOfRecords } from '../record-heading.ts';

/** The collection `contact`; nothing of it is shown while there is no office in it. */
export const offices: Block = {
  slug: 'offices',
  labels: { singular: 'Offices', plural: 'Offices' },
  fields: [headingOfRecords('offices'), intro],
};
