import type { CollectionConfig } from 'payload';
import { contentAccess } from '../access/staff.ts';
import { postCategories } from '../model.ts';

export const blogPosts: CollectionConfig = {
  slug: 'blog-posts',
  labels: { singular: 'Blog post', plural: 'Blog posts' },
  admin: {
    useAsTitle: 'title',
    defaultColumns: ['title', 'category', 'sortDate', '_status'],
    group: 'Content',
  },
  defaultSort: 'sortDate',
  access: contentAccess,
  versions: { drafts: true, maxPerDoc: 50 },
  fields: [
    { name: 'title', type: 'text', required: true, localized: true, maxLength: 90 },
    { name: 'lead', type: 'textarea', required: true, localized: true },
    { name: 'body', type: 'richText', required: true, localized: true },
    { name: 'description', type: 'textarea', required: true, localized: true, maxLength: 170 },
    {
      name: 'slug',
      type: 'text',
      required: true,
      unique: true,
      index: true,
      admin: { position: 'sidebar', description: 'The post stands at /blog/ followed by this.' },
      validate: (value: unknown) =>
        /^[a-z0-9-]+$/.test(String(value ?? '')) || 'Use small letters, digits and hyphens.',
    },
    {
      name: 'category',
      type: 'select',
      required: true,
      options: [...postCategories],
      admin: { position: 'sidebar' },
    },
    {
      name: 'sortDate',
      type: 'text',
      required: true,
      label: 'Sort date (YYYY-MM-DD)',
      admin: { position: 'sidebar' },
      validate: (value: unknown) =>
        /^\d{4}-\d{2}-\d{2}$/.test(String(value ?? '')) || 'Use the form YYYY-MM-DD.',
    },
  ],
};
