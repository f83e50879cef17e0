import type { CollectionConfig } from 'payload';
import { submissionAccess } from '#content/access/staff.ts';
import {
  asSent,
  contactSlot,
  handling,
  keepArrival,
  origin,
  reference,
  registeredPerson,
  submissionList,
  whatBecameOfIt,
} from './submission-fields.ts';

/** People who want to become point-of-sale persons; one record per phone and per e-mail. */
export const pospAgentForms: CollectionConfig = {
  slug: 'posp-agent-forms',
  labels: { singular: 'POSP agent form', plural: 'POSP agent forms' },
  admin: submissionList('name', 'city'),
  defaultSort: '-createdAt',
  access: submissionAccess,
  hooks: { beforeChange: [keepArrival] },
  fields: [
    reference,
    ...registeredPerson,
    { type: 'row', fields: [asSent('city'), asSent('concern', 'Purpose')] },
    ...contactSlot,
    ...origin,
    ...whatBecameOfIt('agent'),
    ...handling,
  ],
};
