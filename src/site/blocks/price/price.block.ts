import type { Block } from 'payload';
import { heading, intro, note, rows, sentence, shortText } from '#content/fields/builders.ts';

export const price: Block = {
  slug: 'price',
  labels: { singular: 'What sets the price', plural: 'What sets the price' },
  fields: [heading, intro, rows('factors', 'Factor', [shortText('name'), sentence('why')]), note],
};
