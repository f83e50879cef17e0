import type { Block } from 'payload';
import { heading, intro, rows, sentence, shortText } from '#content/fields/builders.ts';

export const steps: Block = {
  slug: 'steps',
  labels: { singular: 'Steps', plural: 'Steps' },
  fields: [heading, intro, rows('steps', 'Step', [shortText('title'), sentence('text')], { maxRows: 12 })],
};
