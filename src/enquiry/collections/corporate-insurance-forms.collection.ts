import type { CollectionConfig } from 'payload';
import { submissionAccess } from '#content/access/staff.ts';
import {
  asSent,
  handling,
  keepArrival,
  reference,
  registeredPerson,
  submissionList,
} from './submission-fields.ts';

/** Small businesses that registered; one record per phone and per e-mail. */
export const corporateInsuranceForms: CollectionConfig = {
  slug: 'corporate-insurance-forms',
  labels: { singular: 'Small-business form', plural: 'Small-business forms' },
  admin: submissionList('companyName', 'name'),
  defaultSort: '-createdAt',
  access: submissionAccess,
  hooks: { beforeChange: [keepArrival] },
  fields: [
    reference,
    ...registeredPerson,
    { type: 'row', fields: [asSent('city'), asSent('companyName')] },
    ...handling,
  ],
};
