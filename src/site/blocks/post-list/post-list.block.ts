import type { Block } from 'payload';
import { postCategoryChoices } from '#content/collections/blog-posts/post-categories.ts';
import { heading } from '#content/fields/builders.ts';

export const postList: Block = {
  slug: 'post-list',
  labels: { singular: 'Blog posts', plural: 'Blog posts' },
  fields: [
    heading,
    {
      name: 'category',
      type: 'select',
      required: true,
      options: [{ value: 'all', label: 'All' }, ...postCategoryChoices],
    },
    {
      name: 'newest',
      type: 'number',
      label: 'Only the newest',
      min: 1,
      max: 12,
      admin: {
        step: 1,
        description:
          'How many posts are shown, the newest first, with a link to the blog. If empty, all posts are shown, the oldest first; a long list continues on further pages.',
      },
    },
  ],
};
