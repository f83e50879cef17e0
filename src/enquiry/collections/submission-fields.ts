import type { CollectionBeforeChangeHook, CollectionConfig, Field } from 'payload';
import { isHiddenFrom } from '#content/access/staff.ts';

/** What a visitor sent is kept as it came: staff read it, they do not rewrite it. */
function asSent(name: string, label?: string): Field {
  return { name, type: 'text', label, defaultValue: '', admin: { readOnly: true } };
}

export const reference: Field = {
  name: 'reference',
  type: 'text',
  required: true,
  unique: true,
  index: true,
  admin: { readOnly: true },
};

export const person: Field[] = [
  { type: 'row', fields: [asSent('name'), asSent('phone'), asSent('email', 'E-mail')] },
];

/** The same of somebody who registers: one record for a phone, one for an e-mail. */
export const registeredPerson: Field[] = [
  {
    type: 'row',
    fields: [
      asSent('name'),
      { name: 'phone', type: 'text', required: true, unique: true, admin: { readOnly: true } },
      {
        name: 'email',
        type: 'text',
        required: true,
        unique: true,
        label: 'E-mail',
        admin: { readOnly: true },
      },
    ],
  },
];

/** The day of arrival is the vendor's own field, which anybody who may update could set: a period counts from it. */
export const keepArrival: CollectionBeforeChangeHook = ({ data, originalDoc, operation }) =>
  operation === 'update' ? { ...data, createdAt: originalDoc?.createdAt } : data;

/** How a list of submissions looks in the staff screens. Editors have no business there. */
export function submissionList(...columns: string[]): NonNullable<CollectionConfig['admin']> {
  return {
    useAsTitle: 'reference',
    defaultColumns: ['reference', ...columns, 'progress', 'createdAt'],
    listSearchableFields: ['reference', 'name', 'phone', 'email'],
    group: 'Enquiries',
    hidden: isHiddenFrom('editor'),
  };
}

export const contactSlot: Field[] = [
  {
    type: 'row',
    fields: [asSent('contactDate'), asSent('contactTime'), asSent('contactLanguage', 'Language')],
  },
];

export const origin: Field[] = [
  {
    type: 'row',
    fields: [
      asSent('referrerUrl', 'Sent from page'),
      asSent('variant', 'Form'),
      asSent('channel'),
      asSent('captcha'),
    ],
  },
];

/** Staff's own part of a record. */
export const handling: Field[] = [
  {
    name: 'progress',
    type: 'select',
    required: true,
    defaultValue: 'new',
    index: true,
    options: [
      { value: 'new', label: 'New' },
      { value: 'called', label: 'Called' },
      { value: 'no-answer', label: 'No answer' },
      { value: 'closed', label: 'Closed' },
    ],
    admin: { position: 'sidebar' },
  },
  { name: 'notes', type: 'textarea', admin: { position: 'sidebar' } },
];

/** What became of a record: its mails and hand-overs, and what the visitor agreed to. */
export function whatBecameOfIt(on: 'enquiry' | 'agent'): Field[] {
  return [
    {
      name: 'deliveries',
      type: 'join',
      collection: 'deliveries',
      on,
      admin: { defaultColumns: ['channel', 'state', 'attempts', 'lastError', 'sentAt'], allowCreate: false },
    },
    {
      name: 'consents',
      type: 'join',
      collection: 'consents',
      on,
      admin: { defaultColumns: ['purpose', 'isGiven', 'withdrawnAt', 'createdAt'], allowCreate: false },
    },
  ];
}

export { asSent };
