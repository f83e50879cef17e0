import type { Block } from 'payload';
import { choices, heading } from '#content/fields/builders.ts';
import { faqGroups } from '#content/model.ts';
import { shows } from '../shows.ts';

export const faqList: Block = {
  slug: 'faq-list',
  labels: { singular: 'FAQ list', plural: 'FAQ lists' },
  ...shows('faqs'),
  fields: [heading, { name: 'group', type: 'select', required: true, options: choices(faqGroups) }],
};
