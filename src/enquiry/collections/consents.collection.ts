import type { CollectionConfig, Field } from 'payload';
import { isAdviser, isHiddenFrom, nobody } from '#content/access/staff.ts';
import { keepArrival, owners } from './submission-fields.ts';

/** What the visitor gave stays as they gave it: nobody rewrites it. */
function asGiven<T extends Field>(field: T): T {
  return { ...field, access: { update: () => false } };
}

/** What a visitor agreed to, purpose by purpose, with the words that stood beside the box. */
export const consents: CollectionConfig = {
  slug: 'consents',
  labels: { singular: 'Consent', plural: 'Consents' },
  admin: {
    useAsTitle: 'purpose',
    defaultColumns: ['reference', 'purpose', 'isGiven', 'createdAt', 'withdrawnAt'],
    group: 'Enquiries',
    hidden: isHiddenFrom('editor'),
  },
  defaultSort: '-createdAt',
  // The one thing that staff set is when a consent was withdrawn.
  access: { read: isAdviser, create: nobody, update: isAdviser, delete: nobody },
  hooks: { beforeChange: [keepArrival] },
  fields: [
    {
      name: 'withdrawnAt',
      type: 'date',
      label: 'Withdrawn at',
      admin: {
        description: 'When the visitor took this consent back. Empty: it stands.',
        date: { pickerAppearance: 'dayAndTime' },
      },
    },
    asGiven({ name: 'reference', type: 'text', required: true, index: true }),
    asGiven({
      name: 'purpose',
      type: 'select',
      required: true,
      options: [
        { value: 'consent', label: 'Being contacted about this request' },
        { value: 'consent_share', label: 'Sharing with insurers for quotes' },
        { value: 'consent_news', label: 'News' },
        { value: 'consent_whatsapp', label: 'WhatsApp' },
      ],
    }),
    asGiven({ name: 'isGiven', type: 'checkbox', required: true, defaultValue: false }),
    asGiven({ name: 'text', type: 'textarea', required: true }),
    asGiven({ name: 'textVersion', type: 'text', required: true }),
    asGiven({ name: 'source', type: 'text' }),
    ...owners.map(asGiven),
  ],
};
