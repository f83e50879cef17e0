import type { CollectionConfig } from 'payload';
import { isAdviser, isHiddenFrom, nobody } from '#content/access/staff.ts';

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
  access: { read: isAdviser, create: nobody, update: nobody, delete: nobody },
  fields: [
    { name: 'reference', type: 'text', required: true, index: true },
    {
      name: 'purpose',
      type: 'select',
      required: true,
      options: [
        { value: 'consent', label: 'Being contacted about this request' },
        { value: 'consent_share', label: 'Sharing with insurers for quotes' },
        { value: 'consent_news', label: 'News' },
        { value: 'consent_whatsapp', label: 'WhatsApp' },
      ],
    },
    { name: 'isGiven', type: 'checkbox', required: true, defaultValue: false },
    { name: 'text', type: 'textarea', required: true },
    { name: 'textVersion', type: 'text', required: true },
    { name: 'source', type: 'text' },
    { name: 'withdrawnAt', type: 'date' },
    { name: 'enquiry', type: 'relationship', relationTo: 'call-from-experts', index: true },
    { name: 'agent', type: 'relationship', relationTo: 'posp-agent-forms', index: true },
  ],
};
