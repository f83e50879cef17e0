import type { Block } from 'payload';
import { heading } from '#content/fields/builders.ts';
import { postCategories } from '#content/model.ts';

export const postList: Block = {
  slug: 'post-list',
  labels: { singular: 'Blog posts', plural: 'Blog posts' },
  fields: [
    heading,
    { name: 'category', type: 'select', required: true, options: ['all', ...postCategories] },
    {
      name: 'newest',
      type: 'number',
      label: 'Only the newest',
      min: 1,
      max: 12,
      admin: {
        step: 1,
        description:
          'How many: the newest first, and a link to the blog. Empty: all posts, the oldest first; a long list goes on at further addresses.',
      },
    },
  ],
};
