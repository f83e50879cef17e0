import type { CollectionConfig } from 'payload';
import { submissionAccess } from '#content/access/staff.ts';
import {
  asSent,
  contactSlot,
  handling,
  keepArrival,
  origin,
  person,
  reference,
  submissionList,
  whatBecameOfIt,
} from './submission-fields.ts';

/** Enquiries: every request for a call, whatever its purpose. Written by `enquiry/store`, read by staff. */
export const callFromExperts: CollectionConfig = {
  slug: 'call-from-experts',
  labels: { singular: 'Enquiry', plural: 'Enquiries' },
  admin: submissionList('name', 'concern', 'city'),
  defaultSort: '-createdAt',
  access: submissionAccess,
  hooks: { beforeChange: [keepArrival] },
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
