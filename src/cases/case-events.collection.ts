import type { CollectionConfig } from 'payload';
import { mayReadCases, nobody } from '#content/access/staff.ts';
import { caseEvents, optionsOf } from './case-words.ts';

/**
 * The history of a case: who, when, what. Events are only ever added; the database refuses to change or delete one,
 * except with its case. The person who did it is named as they were called then, since an account may go and the event stays.
 */
export const caseEventCollection: CollectionConfig = {
  slug: 'case-events',
  labels: { singular: 'Event of a case', plural: 'Events of cases' },
  // Such results are on the case.
  admin: { useAsTitle: 'kind', hidden: true },
  defaultSort: 'createdAt',
  access: { read: mayReadCases, create: nobody, update: nobody, delete: nobody },
  timestamps: false,
  fields: [
    { name: 'case', type: 'relationship', relationTo: 'cases', required: true, index: true },
    { name: 'reference', type: 'text', required: true },
    { name: 'kind', type: 'select', required: true, options: optionsOf(caseEvents) },
    { name: 'text', type: 'textarea', required: true, defaultValue: '' },
    { name: 'detail', type: 'text', required: true, defaultValue: '' },
    { name: 'who', type: 'text', required: true, defaultValue: '' },
    { name: 'whoId', type: 'number' },
    { name: 'createdAt', type: 'date', required: true },
  ],
};
