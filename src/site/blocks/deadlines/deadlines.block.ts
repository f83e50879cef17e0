import type { Block } from 'payload';
import { anchor, choices, heading, intro } from '#content/fields/builders.ts';
import { occasions } from '../../deadlines/deadlines.ts';

/** The form of the deadline calculator, which leads to its page. */
export const deadlines: Block = {
  slug: 'deadlines',
  labels: { singular: 'Deadline calculator', plural: 'Deadline calculators' },
  fields: [
    heading,
    anchor,
    intro,
    {
      name: 'occasion',
      type: 'select',
      label: 'Chosen at first',
      options: choices(occasions),
      admin: {
        description: 'The event that most readers of this page will choose. If empty, nothing is chosen.',
      },
    },
  ],
};
