import type { CollectionConfig } from 'payload';
import { isHiddenFrom, submissionAccess } from '#content/access/staff.ts';
import { asSent, contactSlot, handling, origin, reference, whatBecameOfIt } from './submission-fields.ts';

/** People who want to become point-of-sale persons; one record per phone and per e-mail. */
export const pospAgentForms: CollectionConfig = {
  slug: 'posp-agent-forms',
  labels: { singular: 'POSP agent form', plural: 'POSP agent forms' },
  admin: {
    useAsTitle: 'reference',
    defaultColumns: ['reference', 'name', 'city', 'progress', 'createdAt'],
    listSearchableFields: ['reference', 'name', 'phone', 'email'],
    group: 'Enquiries',
    hidden: isHiddenFrom('editor'),
  },
  defaultSort: '-createdAt',
  access: submissionAccess,
  fields: [
    reference,
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
    { type: 'row', fields: [asSent('city'), asSent('concern', 'Purpose')] },
    ...contactSlot,
    ...origin,
    ...whatBecameOfIt('agent'),
    ...handling,
  ],
};
