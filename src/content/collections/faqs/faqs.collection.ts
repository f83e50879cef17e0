import { contentAccess } from '../../access/staff.ts';
import { choices, sourceField } from '../../fields/builders.ts';
import { faqGroups } from '../../model.ts';
import type { ContentCollection } from '../content-collection.ts';

/** Questions with their answers, shown by group. */
export const faqs: ContentCollection = {
  slug: 'faqs',
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
      { name: 'question', type: 'text', required: true, localized: true },
      { name: 'answer', type: 'richText', required: true, localized: true },
      sourceField,
      {
        name: 'group',
        type: 'select',
        required: true,
        options: choices(faqGroups),
        admin: { position: 'sidebar' },
      },
      { name: 'position', type: 'number', required: true, defaultValue: 0, admin: { position: 'sidebar' } },
      { name: 'key', type: 'text', required: true, unique: true, admin: { position: 'sidebar' } },
    ],
  }),
};
