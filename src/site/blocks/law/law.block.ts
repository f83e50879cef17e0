import type { Block } from 'payload';
import { dayField, heading, richText } from '#content/fields/builders.ts';

export const law: Block = {
  slug: 'law',
  labels: { singular: 'What the law says', plural: 'What the law says' },
  fields: [heading, richText('body'), dayField('asOn', 'As on')],
};
