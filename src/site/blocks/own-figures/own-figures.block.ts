import type { Block } from 'payload';
import { heading, intro, note } from '#content/fields/builders.ts';

/** Figures that the site measures of itself: they come from its own counts and are new each day. */
export const ownFigures: Block = {
  slug: 'own-figures',
  labels: { singular: 'Our own figures', plural: 'Our own figures' },
  fields: [
    heading,
    intro,
    {
      name: 'figures',
      type: 'select',
      required: true,
      options: [
        { value: 'speed', label: 'How fast pages are' },
        { value: 'availability', label: 'How much of the time the site answers' },
        { value: 'calls', label: 'How many calls are made on time' },
      ],
    },
    note,
  ],
};
