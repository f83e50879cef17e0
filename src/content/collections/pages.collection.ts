import type { Block, CollectionConfig } from 'payload';
import { contentAccess } from '../access/staff.ts';
import { isKey, isPagePath, textRule } from '../fields/rules.ts';
import { audiences, pageKinds } from '../model.ts';

/**
 * Every route of the public site is one record here, found by its path.
 * @param blocks what a page may hold; each is defined beside its view
 */
export function pages(blocks: Block[]): CollectionConfig {
  return {
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
    fields: [
      { name: 'heading', type: 'text', required: true, localized: true, maxLength: 90 },
      { name: 'lead', type: 'textarea', required: true, localized: true, maxLength: 400 },
      {
        name: 'blocks',
        type: 'blocks',
        localized: true,
        labels: { singular: 'Block', plural: 'Blocks' },
        admin: { initCollapsed: true },
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
      },
      {
        name: 'path',
        type: 'text',
        required: true,
        unique: true,
        index: true,
        admin: {
          position: 'sidebar',
          description: 'The address of the page. Changing it breaks links to it.',
        },
        validate: textRule(
          true,
          isPagePath,
          'Start with /, then small letters, digits and hyphens, such as /corporate/startup.',
        ),
      },
      {
        name: 'contentKey',
        type: 'text',
        required: true,
        unique: true,
        admin: { position: 'sidebar' },
        validate: textRule(true, isKey, 'Use letters, digits and hyphens.'),
      },
      {
        name: 'kind',
        type: 'select',
        required: true,
        options: [...pageKinds],
        admin: { position: 'sidebar' },
      },
      {
        name: 'audience',
        type: 'select',
        required: true,
        options: [...audiences],
        admin: { position: 'sidebar' },
      },
      { name: 'hideHeader', type: 'checkbox', defaultValue: false, admin: { position: 'sidebar' } },
      { name: 'hideFooter', type: 'checkbox', defaultValue: true, admin: { position: 'sidebar' } },
      {
        name: 'isIndexed',
        type: 'checkbox',
        defaultValue: true,
        label: 'Found by search engines',
        admin: { position: 'sidebar' },
      },
      {
        name: 'status',
        type: 'number',
        required: true,
        defaultValue: 200,
        access: { update: () => false },
        admin: {
          position: 'sidebar',
          readOnly: true,
          description: 'The answer’s status: 200, or 404 for the page of unknown addresses.',
        },
      },
    ],
  };
}
