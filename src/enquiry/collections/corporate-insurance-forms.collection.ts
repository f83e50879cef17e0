import type { CollectionConfig } from 'payload';
import { isHiddenFrom, submissionAccess } from '#content/access/staff.ts';
import { asSent, handling, reference } from './submission-fields.ts';

/** Small businesses that registered; one record per phone and per e-mail. */
export const corporateInsuranceForms: CollectionConfig = {
  slug: 'corporate-insurance-forms',
  labels: { singular: 'Small-business form', plural: 'Small-business forms' },
  admin: {
    useAsTitle: 'reference',
    defaultColumns: ['reference', 'companyName', 'name', 'progress', 'createdAt'],
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
    { type: 'row', fields: [asSent('city'), asSent('companyName')] },
    ...handling,
  ],
};
