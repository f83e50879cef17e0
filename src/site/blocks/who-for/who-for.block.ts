import type { Block } from 'payload';
import { heading, intro, rows, sentence, shortText } from '#content/fields/builders.ts';

export const whoFor: Block = {
  slug: 'who-for',
  labels: { singular: 'Who it is for', plural: 'Who it is for' },
  fields: [heading, intro, rows('items', 'Reader', [shortText('title'), sentence('text')], { maxRows: 12 })],
};
