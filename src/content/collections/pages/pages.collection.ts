import type { CollectionBeforeChangeHook } from 'payload';
import { contentAccess } from '../../access/staff.ts';
import { choices, foldedRows, rows, shortText } from '../../fields/builders.ts';
import { isKey, textRule } from '../../fields/rules.ts';
import { audiences, captchaUses, pageKinds } from '../../model.ts';
import { textChangedSql } from '../../read/text-changed-sql.ts';
import { routes } from '../../routes.ts';
import { uniquePath } from '../addresses/unique-path.field.ts';
import type { ContentCollection, PathOf } from '../content-collection.ts';
import { leaveRedirect } from '../redirects/leave-redirect.hook.ts';

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

/** Nobody may change it: an older version that somebody restores comes without it. */
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
    // The partners' pages are at an address that nobody else knows. The vendor adds no wildcards here by itself.
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
    changed: { moment: withItsQuestions, tables: ['faqs'] },
  },
  pathOf,
  config: ({ blocks, forms, scenes }) => ({
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
    fields: [
      {
        name: 'heading',
        type: 'text',
        required: true,
        localized: true,
        maxLength: 90,
        admin: {
          description:
            'The large line at the head of the page; with a headline below, the small line above it that names the cover.',
        },
      },
      {
        name: 'benefit',
        type: 'text',
        label: 'Headline',
        localized: true,
        maxLength: 80,
        admin: {
          description: 'On pages about a cover: what a reader gains, in one sentence. Empty: none.',
        },
      },
      {
        name: 'lead',
        type: 'textarea',
        required: true,
        localized: true,
        maxLength: 400,
        admin: {
          description: 'The first sentences: what a visitor gets here, before any caution. 40 to 60 words.',
        },
      },
      {
        ...rows(
          'facts',
          'Fact',
          [
            { ...shortText('label'), maxLength: 40 },
            { ...shortText('value'), maxLength: 80 },
          ],
          { minRows: 0, maxRows: 3 },
        ),
        localized: true,
        admin: {
          ...foldedRows('label'),
          description:
            'Three short answers in the head of a page about a cover: who buys it, how much, how long.',
        },
      },
      {
        name: 'blocks',
        type: 'blocks',
        localized: true,
        labels: { singular: 'Block', plural: 'Blocks' },
        admin: {
          initCollapsed: true,
          description:
            'The parts of the page, in the order in which visitors read them. Drag one to move it.',
        },
        blocks,
      },
      {
        name: 'title',
        type: 'text',
        required: true,
        localized: true,
        maxLength: 65,
        admin: { description: 'Shown by search engines and in the browser’s tab; the brand is added.' },
      },
      {
        name: 'description',
        type: 'textarea',
        required: true,
        localized: true,
        minLength: 50,
        maxLength: 170,
        admin: {
          description:
            'Shown by search engines below the title, and where somebody shares the page: 70 to 160 characters.',
        },
      },
      {
        name: 'name',
        type: 'text',
        localized: true,
        maxLength: 40,
        admin: {
          description:
            'The page’s name in few words, for the line that says where a visitor is. Empty: its heading.',
        },
      },
      uniquePath({
        isRequired: true,
        description: 'The address of the page. Changing it leaves a redirect at the old one.',
      }),
      {
        name: 'contentKey',
        type: 'text',
        label: 'Key',
        required: true,
        unique: true,
        admin: {
          position: 'sidebar',
          description: 'By which the site finds this page, whatever its address. Best left alone.',
        },
        validate: textRule(true, isKey, 'Use letters, digits and hyphens.'),
      },
      {
        name: 'kind',
        type: 'select',
        required: true,
        options: choices(pageKinds),
        admin: {
          position: 'sidebar',
          description: 'How the page is laid out, and which form belongs to it. Best left alone.',
        },
      },
      {
        name: 'audience',
        type: 'select',
        required: true,
        options: choices(audiences),
        admin: { position: 'sidebar', description: 'Gives the page its colour.' },
      },
      {
        name: 'parent',
        type: 'relationship',
        relationTo: 'pages',
        label: 'Page above',
        admin: {
          position: 'sidebar',
          description: 'Stands before this one in the line that says where a visitor is.',
        },
        filterOptions: ({ id }) => (id ? { id: { not_equals: id } } : true),
      },
      {
        // Text, not a select: the database need not change for a new form.
        name: 'form',
        type: 'text',
        label: 'Call-back form',
        defaultValue: 'general',
        required: true,
        validate: (value: unknown) =>
          forms.some((form) => form.value === value) || 'Choose one of the forms.',
        admin: {
          position: 'sidebar',
          description: 'The form that this page’s own buttons open.',
          components: {
            Field: { path: '/views/choice.field.tsx#ChoiceField', clientProps: { options: forms } },
          },
        },
      },
      {
        name: 'captcha',
        type: 'select',
        label: 'reCAPTCHA',
        defaultValue: 'checkbox',
        required: true,
        options: choices(captchaUses),
        admin: {
          position: 'sidebar',
          description: 'Means something only where reCAPTCHA is the captcha in use.',
        },
      },
      {
        name: 'picture',
        type: 'text',
        label: 'Umbrella',
        maxLength: 80,
        admin: {
          position: 'sidebar',
          description: 'Any word: another word draws another umbrella. Empty: drawn from the address.',
        },
      },
      {
        // Text, not a select: the database need not change for a new object.
        name: 'scene',
        type: 'text',
        label: 'Picture in the head',
        admin: {
          position: 'sidebar',
          description: 'What is under the umbrella on a page about a cover. Empty: the umbrella alone.',
          components: {
            Field: { path: '/views/choice.field.tsx#ChoiceField', clientProps: { options: scenes } },
          },
        },
        validate: (value: unknown) =>
          !value || scenes.some((scene) => scene.value === value) || 'Choose one of the pictures.',
      },
      {
        name: 'hideHeader',
        type: 'checkbox',
        defaultValue: false,
        label: 'Without the menu on top',
        admin: { position: 'sidebar', description: 'For a page that a campaign leads to.' },
      },
      {
        name: 'hideFooter',
        type: 'checkbox',
        defaultValue: true,
        label: 'The footer is part of the page',
        admin: {
          position: 'sidebar',
          description:
            'On: the footer is the page’s own last section. Off: the site’s frame draws it. A visitor sees it either way.',
        },
      },
      {
        name: 'isIndexed',
        type: 'checkbox',
        defaultValue: true,
        label: 'Found by search engines',
        admin: {
          position: 'sidebar',
          description: 'Off: it is in no search, ours included, and in no sitemap.',
        },
      },
      {
        name: 'status',
        type: 'number',
        required: true,
        defaultValue: 200,
        label: 'Answer’s status',
        access: { update: () => false },
        admin: {
          position: 'sidebar',
          readOnly: true,
          description: '200; 404 for the page of unknown addresses.',
        },
      },
    ],
  }),
};

/** The specification says of every route what it shows and whether it is found; a page of our own says so itself. */
function withFlagsOfRoute({ path, picture, ...own }: Record<string, unknown>): Record<string, unknown> {
  const route = routes.find((candidate) => candidate.path === path);
  const { hideHeader = false, hideFooter = true, isIndexed = true, status = 200 } = route ?? own;
  return { hideHeader, hideFooter, isIndexed, status, picture: picture ?? path };
}
