import type { Block } from 'payload';
import { intro } from '#content/fields/builders.ts';
import { headingOfRecords } from '../record-heading.ts';
import { shows } from '../shows.ts';

/** The collection `certificates`, each until its last day; nothing of it is shown while none is valid. */
export const certificates: Block = {
  slug: 'certificates',
  labels: { singular: 'Certificates', plural: 'Certificates' },
  ...shows('certificates'),
  fields: [headingOfRecords('certificates'), intro],
};
