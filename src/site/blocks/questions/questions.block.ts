import type { Block } from 'payload';
import { heading, richText, rows, sentence } from '#content/fields/builders.ts';

export const questions: Block = {
  slug: 'questions',
  labels: { singular: 'Questions', plural: 'Questions' },
  fields: [heading, rows('items', 'Question', [sentence('question'), richText('answer')])],
};
