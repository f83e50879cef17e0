import { contentAccess } from '../../access/staff.ts';
import { dayField, pictureField, sourceField } from '../../fields/builders.ts';
import { slugField } from '../../fields/slug.field.ts';
import { uniquePath } from '../addresses/unique-path.field.ts';
import type { ContentCollection, PathOf } from '../content-collection.ts';
import { leaveRedirect } from '../redirects/leave-redirect.hook.ts';
import { postCategoryChoices } from './post-categories.ts';

export const blogFolder = '/blog/';
/** Where a post is: its own path, else its place in the blog's folder. */
export const postPathSql = `coalesce(nullif(record.path, ''), '${blogFolder}' || record.slug)`;

const pathOf: PathOf = ({ path, slug }) => String(path || blogFolder + String(slug ?? ''));

/** Posts of the blog; one may be at a path of its own instead of in the blog's folder. */
export const blogPosts: ContentCollection = {
  slug: 'blog-posts',
  openRead: {
    fields: ['slug', 'title', 'lead', 'description', 'body', 'picture', 'category', 'sortDate'],
    keys: ['slug', 'category'],
  },
  seed: { folder: 'posts', key: 'slug' },
  addresses: {
    path: postPathSql,
    key: 'NULL::text',
    kind: `'blog'`,
    audience: `'everyone'`,
    name: 'words.title',
    picture: postPathSql,
    form: 'NULL::text',
    captcha: 'NULL::text',
    isIndexed: 'true',
    publishedOn: 'record.sort_date',
    description: `coalesce(words.description, '')`,
    isWritten: 'words.title IS NOT NULL AND words.body IS NOT NULL',
  },
  pathOf,
  config: ({ isReserved }) => ({
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
    hooks: leaveRedirect(pathOf),
    fields: [
      {
        name: 'title',
        type: 'text',
        required: true,
        localized: true,
        maxLength: 90,
        admin: { description: 'A search page shows about sixty characters of it.' },
      },
      {
        name: 'lead',
        type: 'textarea',
        required: true,
        localized: true,
        admin: { description: 'The first sentences; lists of posts show them as well.' },
      },
      {
        name: 'body',
        type: 'richText',
        label: 'Text',
        required: true,
        localized: true,
        admin: { description: 'Starts with the answer, and ends with a heading “Sources”.' },
      },
      {
        name: 'description',
        type: 'textarea',
        required: true,
        localized: true,
        maxLength: 170,
        admin: { description: 'Shown by search engines below the title: 70 to 160 characters.' },
      },
      pictureField('picture', 'Picture'),
      sourceField,
      slugField(blogFolder, 'The post’s address is'),
      uniquePath({
        isRequired: false,
        isReserved,
        description: `Only for a post outside ${blogFolder}: its full address.`,
      }),
      {
        name: 'category',
        type: 'select',
        required: true,
        options: postCategoryChoices,
        admin: { position: 'sidebar' },
      },
      dayField('sortDate', 'Day of the post', {
        isTodayAtFirst: true,
        position: 'sidebar',
        description: 'Printed on it. The list of posts is in this order.',
      }),
    ],
  }),
};
