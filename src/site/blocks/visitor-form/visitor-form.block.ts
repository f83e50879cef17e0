import type { Block } from 'payload';
import { heading, sentence } from '#content/fields/builders.ts';
import { formsInPages } from '#enquiry/definitions/page-forms.ts';
import { defaultLocale } from '#ui/language/locales.ts';

export const visitorForm: Block = {
  slug: 'visitor-form',
  labels: { singular: 'Form', plural: 'Forms' },
  fields: [
    heading,
    sentence('text'),
    {
      name: 'form',
      type: 'select',
      required: true,
      options: formsInPages.map(({ key, texts }) => ({ value: key, label: texts(defaultLocale).title })),
    },
  ],
};
