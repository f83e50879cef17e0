import type { CollectionConfig } from 'payload';
import { isHiddenFrom, submissionAccess } from '#content/access/staff.ts';
import {
  asSent,
  contactSlot,
  handling,
  origin,
  person,
  reference,
  whatBecameOfIt,
} from './submission-fields.ts';

/** Enquiries: every request for a call, whatever its purpose. Written by `enquiry/store`, read by staff. */
export const callFromExperts: CollectionConfig = {
  slug: 'call-from-experts',
  labels: { singular: 'Enquiry', plural: 'Enquiries' },
  admin: {
    useAsTitle: 'reference',
    defaultColumns: ['reference', 'name', 'concern', 'city', 'progress', 'createdAt'],
    listSearchableFields: ['reference', 'name', 'phone', 'email'],
    group: 'Enquiries',
    hidden: isHiddenFrom('editor'),
  },
  defaultSort: '-createdAt',
  access: submissionAccess,
  fields: [
    reference,
    ...person,
    { type: 'row', fields: [asSent('concern', 'Purpose'), asSent('subPurpose'), asSent('sumInsured')] },
    { type: 'row', fields: [asSent('city'), asSent('companyName')] },
    ...contactSlot,
    ...origin,
    ...whatBecameOfIt('enquiry'),
    ...handling,
  ],
};
