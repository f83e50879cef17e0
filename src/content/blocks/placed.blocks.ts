import type { Block } from 'payload';
import { heading, sentence, shortText } from '../fields/builders.ts';
import { faqGroups, postCategories } from '../model.ts';

/** Blocks that only place something: what they show comes from other collections or from the settings. */
export const placedBlocks: Block[] = [
  {
    slug: 'call-back',
    labels: { singular: 'Call-back', plural: 'Call-backs' },
    fields: [heading, sentence('text'), { ...shortText('button'), maxLength: 40 }],
  },
  {
    slug: 'faq-list',
    labels: { singular: 'FAQ list', plural: 'FAQ lists' },
    fields: [heading, { name: 'group', type: 'select', required: true, options: [...faqGroups] }],
  },
  {
    slug: 'post-list',
    labels: { singular: 'Blog posts', plural: 'Blog posts' },
    fields: [
      heading,
      { name: 'category', type: 'select', required: true, options: ['all', ...postCategories] },
    ],
  },
  { slug: 'stats', labels: { singular: 'Figures', plural: 'Figures' }, fields: [heading] },
  { slug: 'company', labels: { singular: 'Company details', plural: 'Company details' }, fields: [heading] },
  { slug: 'premiums', labels: { singular: 'Premiums', plural: 'Premiums' }, fields: [heading] },
];
