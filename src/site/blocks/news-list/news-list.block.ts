import type { Block } from 'payload';
import { heading } from '#content/fields/builders.ts';

/** Our news, the newest first; nothing of it is shown while there are none. */
export const newsList: Block = {
  slug: 'news-list',
  labels: { singular: 'Our news', plural: 'Our news' },
  fields: [heading],
};
