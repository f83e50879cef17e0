import { contentAccess, isHiddenWithout } from '../../access/staff.ts';
import { richText } from '../../fields/builders.ts';
import { slugField } from '../../fields/slug.field.ts';
import type { ContentCollection, PathOf } from '../content-collection.ts';
import { leaveRedirect } from '../redirects/leave-redirect.hook.ts';
import { publishBySending } from './publish-by-sending.hook.ts';

export const issueFolder = '/blogs-and-resources/';
export const issuePathSql = `'${issueFolder}' || record.slug`;

const pathOf: PathOf = ({ slug }) => issueFolder + String(slug ?? '');
const redirecting = leaveRedirect(pathOf);

/**
 * Issues of the newsletter. An issue is a draft until it is sent, which publishes it: then it is at an address of
 * its own, in the words in which it went out.
 */
export const newsletters: ContentCollection = {
  slug: 'newsletters',
  openRead: {
    fields: ['slug', 'title', 'preview', 'body', 'sentAt'],
    keys: ['slug'],
    where: () => ({ sentAt: { exists: true } }),
  },
  isNeverScheduled: true,
  addresses: {
    path: issuePathSql,
    key: 'NULL::text',
    kind: `'blog'`,
    audience: `'everyone'`,
    name: 'words.title',
    picture: issuePathSql,
    form: 'NULL::text',
    captcha: 'NULL::text',
    isIndexed: 'true',
    publishedOn: `to_char(record.sent_at AT TIME ZONE 'Asia/Kolkata', 'YYYY-MM-DD')`,
    description: `coalesce(words.preview, '')`,
    // All that its page shows; what is emptied in a draft is kept as an empty text.
    isWritten: `words.title <> '' AND words.preview <> '' AND words.body IS NOT NULL`,
  },
  config: () => ({
    slug: 'newsletters',
    labels: { singular: 'Newsletter', plural: 'Newsletters' },
    admin: {
      useAsTitle: 'title',
      defaultColumns: ['title', 'subject', 'sentAt', 'updatedAt'],
      // Listed at the desk; here is the form alone.
      group: false,
      hidden: isHiddenWithout('write-content'),
      description:
        'Write it here and save a draft. It is previewed, tested, scheduled and sent from its page on the desk.',
    },
    defaultSort: '-createdAt',
    access: contentAccess,
    versions: { drafts: true, maxPerDoc: 50 },
    // Mails that went out lead to its address.
    hooks: { ...redirecting, beforeChange: [publishBySending, ...redirecting.beforeChange] },
    fields: [
      {
        name: 'atTheDesk',
        type: 'ui',
        admin: { components: { Field: '/views/newsletter/at-the-desk.field.tsx#AtTheDeskField' } },
      },
      { name: 'title', type: 'text', required: true, localized: true, maxLength: 90 },
      {
        name: 'subject',
        type: 'text',
        required: true,
        localized: true,
        maxLength: 90,
        admin: { description: 'Shown in the recipient’s inbox.' },
      },
      {
        name: 'preview',
        type: 'textarea',
        required: true,
        localized: true,
        maxLength: 170,
        label: 'Preview text',
        admin: {
          description:
            'Shown after the subject in a list of mails, below the title on the page, and by search engines.',
        },
      },
      { ...richText('body'), localized: true },
      slugField(issueFolder, 'Once sent, its address is'),
      {
        name: 'sentAt',
        type: 'date',
        access: { create: () => false, update: () => false },
        admin: { position: 'sidebar', readOnly: true, date: { pickerAppearance: 'dayAndTime' } },
      },
    ],
  }),
};
