import type { Block } from 'payload';
import { choices, heading } from '#content/fields/builders.ts';
import { faqGroups } from '#content/model.ts';

export const faqList: Block = {
  slug: 'faq-list',
  labels: { singular: 'FAQ list', plural: 'FAQ lists' },
  fields: [heading, { name: 'group', type: 'select', required: true, options: choices(faqGroups) }],
};
