import { contentAccess } from '../../access/staff.ts';
import { choices, orderField, sourceField } from '../../fields/builders.ts';
import { madeKey } from '../../fields/made-key.ts';
import { faqGroups } from '../../model.ts';
import type { ContentCollection } from '../content-collection.ts';

/** Questions with their answers, shown by group. */
export const faqs: ContentCollection = {
  slug: 'faqs',
  isShownOnPages: true,
  openRead: {
    fields: ['key', 'group', 'topic', 'question', 'answer'],
    keys: ['key', 'group'],
  },
  seed: { folder: 'faqs', key: 'key', complete: (_seed, position) => ({ position }) },
  config: () => ({
    slug: 'faqs',
    labels: { singular: 'FAQ', plural: 'FAQs' },
    admin: {
      useAsTitle: 'question',
      defaultColumns: ['question', 'group', 'position', '_status'],
      group: 'Content',
    },
    defaultSort: 'position',
    access: contentAccess,
    versions: { drafts: true, maxPerDoc: 20 },
    fields: [
      {
        name: 'question',
        type: 'text',
        required: true,
        localized: true,
        admin: { description: 'In the words of a visitor asking it.' },
      },
      {
        name: 'answer',
        type: 'richText',
        required: true,
        localized: true,
        admin: { description: 'The answer first; then what it depends on.' },
      },
      sourceField,
      {
        name: 'group',
        type: 'select',
        required: true,
        options: choices(faqGroups),
        admin: { position: 'sidebar', description: 'The FAQ page that shows it.' },
      },
      {
        name: 'topic',
        type: 'text',
        label: 'Heading on that page',
        localized: true,
        maxLength: 60,
        admin: {
          position: 'sidebar',
          description:
            'Questions with the same heading are shown together under it, such as “Health insurance”. If empty, the question comes first, without a heading.',
        },
      },
      { ...orderField, label: 'Place in its group' },
      {
        name: 'key',
        type: 'text',
        ...madeKey('question'),
        admin: {
          position: 'sidebar',
          description:
            'The site finds this question by it, such as personal-idv. If empty, it is made from the question. Best left alone.',
        },
      },
    ],
  }),
};
