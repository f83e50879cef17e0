import { contentAccess } from '../../access/staff.ts';
import { dayField, pictureField, richText, sourceField } from '../../fields/builders.ts';
import { isWebAddress, textRule } from '../../fields/rules.ts';
import { slugField } from '../../fields/slug.field.ts';
import type { ContentCollection, PathOf } from '../content-collection.ts';
import { leaveRedirect } from '../redirects/leave-redirect.hook.ts';

export const newsFolder = '/news-and-recognition/';
export const newsPathSql = `'${newsFolder}' || record.slug`;

const pathOf: PathOf = ({ slug }) => newsFolder + String(slug ?? '');

/** News of the broker itself, each at an address of its own. None at first: nothing true is known. */
export const news: ContentCollection = {
  slug: 'news',
  openRead: {
    fields: ['slug', 'title', 'lead', 'description', 'body', 'picture', 'sortDate', 'reference'],
    keys: ['slug'],
  },
  addresses: {
    path: newsPathSql,
    key: 'NULL::text',
    kind: `'news'`,
    audience: `'everyone'`,
    name: 'words.title',
    picture: newsPathSql,
    form: 'NULL::text',
    captcha: 'NULL::text',
    isIndexed: 'true',
    publishedOn: 'record.sort_date',
    description: `coalesce(words.description, '')`,
    isWritten: 'words.title IS NOT NULL',
  },
  pathOf,
  config: () => ({
    slug: 'news',
    labels: { singular: 'News', plural: 'News' },
    admin: {
      useAsTitle: 'title',
      defaultColumns: ['title', 'sortDate', '_status'],
      group: 'Content',
      description:
        'News about us, with its date and a link to the source. Only awards from independent bodies.',
    },
    defaultSort: '-sortDate',
    access: contentAccess,
    versions: { drafts: true, maxPerDoc: 50 },
    hooks: leaveRedirect(pathOf),
    fields: [
      { name: 'title', type: 'text', required: true, localized: true, maxLength: 90 },
      { name: 'lead', type: 'textarea', required: true, localized: true, maxLength: 400 },
      { ...richText('body'), localized: true },
      {
        name: 'description',
        type: 'textarea',
        required: true,
        localized: true,
        minLength: 50,
        maxLength: 170,
      },
      pictureField('picture', 'Picture'),
      slugField(newsFolder, 'Its address is'),
      dayField('sortDate', 'Day', { isTodayAtFirst: true, position: 'sidebar' }),
      {
        name: 'reference',
        type: 'text',
        label: 'Published elsewhere at',
        maxLength: 300,
        validate: textRule(false, isWebAddress, 'Give the full address, with https:// at its start.'),
        admin: {
          description: 'The full address of the newspaper, the authority or the body that gave the award.',
        },
      },
      sourceField,
    ],
  }),
};
