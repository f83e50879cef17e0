import type { Block } from 'payload';
import { heading } from '#content/fields/builders.ts';
import { postCategories } from '#content/model.ts';

export const postList: Block = {
  slug: 'post-list',
  labels: { singular: 'Blog posts', plural: 'Blog posts' },
  fields: [
    heading,
    { name: 'category', type: 'select', required: true, options: ['all', ...postCategories] },
  ],
};
