import type { CollectionConfig } from 'payload';
import { isHiddenWithout, mayReadCases, nobody } from '#content/access/staff.ts';
import { owners } from './submission-fields.ts';

/** Every mail and hand-over that an enquiry owes, with its attempts and the last error. */
export const deliveries: CollectionConfig = {
  slug: 'deliveries',
  labels: { singular: 'Delivery', plural: 'Deliveries' },
  admin: {
    useAsTitle: 'messageId',
    defaultColumns: ['reference', 'channel', 'state', 'attempts', 'lastError', 'sentAt'],
    listSearchableFields: ['reference', 'messageId'],
    // Listed at the desk.
    group: false,
    hidden: isHiddenWithout('read-cases'),
  },
  defaultSort: '-createdAt',
  access: { read: mayReadCases, create: nobody, update: nobody, delete: nobody },
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: 'state',
          type: 'select',
          required: true,
          defaultValue: 'pending',
          index: true,
          options: ['pending', 'sending', 'sent', 'failed'],
        },
        { name: 'attempts', type: 'number', required: true, defaultValue: 0 },
        { name: 'lastAttemptAt', type: 'date', admin: { date: { pickerAppearance: 'dayAndTime' } } },
        { name: 'sentAt', type: 'date', admin: { date: { pickerAppearance: 'dayAndTime' } } },
      ],
    },
    { name: 'lastError', type: 'textarea' },
    {
      type: 'row',
      fields: [
        { name: 'reference', type: 'text', required: true, index: true },
        { name: 'channel', type: 'select', required: true, options: ['support-mail', 'crm-webhook', 'crm'] },
        { name: 'recipient', type: 'text' },
      ],
    },
    { name: 'subject', type: 'text' },
    { name: 'body', type: 'textarea' },
    { name: 'messageId', type: 'text', required: true, unique: true },
    ...owners,
  ],
};
