import type { CollectionBeforeChangeHook, CollectionConfig, Field } from 'payload';
import { isHiddenWithout, mayReadCases, nobody, whoMay } from '#content/access/staff.ts';
import { keepArrival, owners } from './submission-fields.ts';

/** Keeps the visitor's words as they gave them: no one rewrites them. */
function asGiven<T extends Field>(field: T): T {
  return { ...field, access: { update: () => false } };
}

/**
 * Notes that staff who enter a day of withdrawal heard of it from the visitor; removing the day removes the note as
 * well.
 */
const noteBySource: CollectionBeforeChangeHook = ({ data, originalDoc }) => {
  if (Boolean(data.withdrawnAt) === Boolean(originalDoc?.withdrawnAt)) return data;
  return { ...data, withdrawnSource: data.withdrawnAt ? 'staff' : null };
};

/**
 * The register of consents: each purpose that a visitor agreed to, with the words beside the box. Where each is now is
 * a column of the database's own making, so that staff can filter by it.
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
  // The one thing that staff set is when a consent was withdrawn.
  access: { read: mayReadCases, create: nobody, update: whoMay('settle-requests'), delete: nobody },
  hooks: { beforeChange: [keepArrival, noteBySource] },
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
      access: { update: () => false },
      admin: { readOnly: true },
      options: [
        { value: 'visitor', label: 'The visitor, on their own page' },
        { value: 'newsletter', label: 'The visitor, by a link in a newsletter' },
        { value: 'staff', label: 'Staff, on being told' },
      ],
    },
    asGiven({
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
    }),
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
    asGiven({
      name: 'noticeLanguage',
      type: 'text',
      label: 'Language of the notice',
      admin: { description: 'The language that the visitor chose for the consent notice, if any.' },
    }),
    asGiven({ name: 'noticeVersion', type: 'text', label: 'Version of that notice' }),
    asGiven({ name: 'source', type: 'text' }),
    ...owners.map(asGiven),
  ],
};
