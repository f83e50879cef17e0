import type { Block } from 'payload';
import { heading, sentence, shortText } from '#content/fields/builders.ts';

export const callBack: Block = {
  slug: 'call-back',
  labels: { singular: 'Call-back', plural: 'Call-backs' },
  fields: [heading, sentence('text'), { ...shortText('button'), maxLength: 40 }],
};
