import type { CollectionConfig } from 'payload';
import { isHiddenWithout, mayReadCases, nobody } from '#content/access/staff.ts';
import { owners } from './submission-fields.ts';

/**
 * The register of consents: each purpose that a visitor agreed to, with the words beside the box. Where each is now is
 * a column of the database's own making, so that staff can filter by it. Nobody changes it here: a withdrawal closes the
 * case and notifies the CRM as well, so it is made on the visitor's own page or on the desk.
 */
export const consents: CollectionConfig = {
  slug: 'consents',
  labels: { singular: 'Consent', plural: 'Consents' },
  admin: {
    useAsTitle: 'purpose',
    defaultColumns: ['reference', 'purpose', 'state', 'createdAt', 'withdrawnAt', 'withdrawnSource'],
    listSearchableFields: ['reference'],
    group: 'Enquiries',
    hidden: isHiddenWithout('read-cases'),
  },
  defaultSort: '-createdAt',
  access: { read: mayReadCases, create: nobody, update: nobody, delete: nobody },
  fields: [
    {
      name: 'withdrawnAt',
      type: 'date',
      label: 'Withdrawn at',
      admin: {
        description: 'When the visitor withdrew this consent. If this is empty, it has not been withdrawn.',
        date: { pickerAppearance: 'dayAndTime' },
      },
    },
    {
      name: 'withdrawnSource',
      type: 'select',
      label: 'Withdrawn by',
      admin: { readOnly: true },
      options: [
        { value: 'visitor', label: 'The visitor, on their own page' },
        { value: 'newsletter', label: 'The visitor, by a link in a newsletter' },
        { value: 'staff', label: 'Staff, on being told' },
      ],
    },
    {
      name: 'state',
      type: 'select',
      label: 'Status',
      index: true,
      admin: { readOnly: true },
      options: [
        { value: 'given', label: 'Given' },
        { value: 'not-given', label: 'Not given' },
        { value: 'withdrawn', label: 'Withdrawn' },
      ],
    },
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
    {
      name: 'noticeLanguage',
      type: 'text',
      label: 'Language of the notice',
      admin: { description: 'The language that the visitor chose for the consent notice, if any.' },
    },
    { name: 'noticeVersion', type: 'text', label: 'Version of that notice' },
    { name: 'source', type: 'text' },
    ...owners,
  ],
};
