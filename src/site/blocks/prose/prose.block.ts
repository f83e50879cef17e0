import type { Block } from 'payload';
import { anchor, optionalHeading, richText } from '#content/fields/builders.ts';

export const prose: Block = {
  slug: 'prose',
  labels: { singular: 'Text', plural: 'Texts' },
  fields: [optionalHeading, anchor, richText('body')],
};
