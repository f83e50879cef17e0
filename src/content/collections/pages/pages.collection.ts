import type { CollectionBeforeChangeHook } from 'payload';
import { contentAccess } from '../../access/staff.ts';
import { textChangedSql } from '../../read/text-changed-sql.ts';
import { routes } from '../../routes.ts';
import type { ContentCollection, PathOf } from '../content-collection.ts';
import { leaveRedirect } from '../redirects/leave-redirect.hook.ts';
import { contentFields } from './content.fields.ts';
import { settingFields } from './setting.fields.ts';

/**
 * A page that shows the questions of a group has changed when the newest of them has: only a block of questions has a
 * group. The newest of each group are looked for once, not once for every page.
 */
const newestQuestions = `SELECT jsonb_object_agg("group", newest) FROM (
  SELECT "group", max(${textChangedSql('faqs')}) AS newest FROM faqs WHERE _status = 'published' GROUP BY "group") AS groups`;
const withItsQuestions = `greatest(${textChangedSql('record')}, (
  SELECT max(((${newestQuestions}) ->> (shown #>> '{}'))::timestamptz)
  FROM jsonb_path_query(words.blocks, '$[*].group') AS shown))`;

const pathOf: PathOf = ({ path }) => String(path);
const redirecting = leaveRedirect(pathOf);

/** No one may change it: an older version that someone restores comes without it. */
const keepStatus: CollectionBeforeChangeHook = ({ data, originalDoc }) => ({
  ...data,
  status: data.status ?? originalDoc?.status ?? 200,
});

/** Every page of the public site is one record here, found by its path or by its key. */
export const pages: ContentCollection = {
  slug: 'pages',
  openRead: {
    fields: [
      'path',
      'contentKey',
      'kind',
      'audience',
      'title',
      'name',
      'description',
      'heading',
      'benefit',
      'lead',
      'facts',
      'blocks',
      'parent',
    ],
    keys: ['path', 'contentKey'],
    // The partners' pages are at an address that no one else knows. The vendor adds no wildcards here by itself.
    where: () => ({ path: { not_like: '%{%' } }),
  },
  seed: { folder: 'pages', key: 'contentKey', complete: withFlagsOfRoute },
  addresses: {
    path: 'record.path',
    key: 'record.content_key',
    kind: 'record.kind::text',
    audience: 'record.audience::text',
    name: `coalesce(nullif(words.name, ''), words.heading)`,
    picture: `coalesce(nullif(record.picture, ''), record.path)`,
    form: 'record.form',
    captcha: 'record.captcha::text',
    isIndexed: 'record.is_indexed',
    publishedOn: 'NULL::text',
    description: `coalesce(words.description, '')`,
    isWritten: 'words.heading IS NOT NULL AND words.blocks IS NOT NULL',
    changed: { moment: withItsQuestions, tables: ['faqs'] },
  },
  pathOf,
  config: ({ blocks, ...house }) => ({
    slug: 'pages',
    labels: { singular: 'Page', plural: 'Pages' },
    admin: {
      useAsTitle: 'heading',
      defaultColumns: ['heading', 'path', 'kind', '_status', 'updatedAt'],
      listSearchableFields: ['heading', 'path', 'title'],
      group: 'Content',
      pagination: { defaultLimit: 100 },
    },
    defaultSort: 'path',
    access: contentAccess,
    versions: { drafts: true, maxPerDoc: 50 },
    hooks: { ...redirecting, beforeChange: [keepStatus, ...redirecting.beforeChange] },
    fields: [...contentFields(blocks), ...settingFields(house)],
  }),
};

/** The specification says of every route what it shows and whether it is found; a page of our own says so itself. */
function withFlagsOfRoute({ path, picture, ...own }: Record<string, unknown>): Record<string, unknown> {
  const route = routes.find((candidate) => candidate.path === path);
  const { hideHeader = false, hideFooter = true, isIndexed = true, status = 200 } = route ?? own;
  return { hideHeader, hideFooter, isIndexed, status, picture: picture ?? path };
}
