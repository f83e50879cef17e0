import type { CollectionConfig, Field } from 'payload';
import { isHiddenWithout, mayReadCases, nobody } from '#content/access/staff.ts';
import { requestKinds, requestStates } from '../requests/request.ts';

const kindLabels = {
  access: 'See what we hold',
  correction: 'Correct something',
  erasure: 'Erase everything',
  withdrawal: 'Withdraw a consent',
  nomination: 'Name a person to act for them',
} satisfies Record<(typeof requestKinds)[number], string>;

const stateLabels = {
  asked: 'Asked: call them to confirm',
  confirmed: 'Confirmed: to be done',
  'in-work': 'In work',
  done: 'Done',
  refused: 'Refused',
  'held-back': 'Held back',
} satisfies Record<(typeof requestStates)[number], string>;

function text(name: string, label?: string): Field {
  return { name, type: 'text', label };
}

function moment(name: string, label?: string): Field {
  return { name, type: 'date', label, admin: { date: { pickerAppearance: 'dayAndTime' } } };
}

/**
 * Visitors' requests about their data, with a due date. No one writes here: a step is taken by its button, which does what
 * it says in one transaction (`requests/take-step.ts`). A settled request has no due date any more, and is listed
 * after all that are open.
 */
export const privacyRequests: CollectionConfig = {
  slug: 'privacy-requests',
  labels: { singular: 'Privacy request', plural: 'Privacy requests' },
  admin: {
    useAsTitle: 'reference',
    defaultColumns: ['reference', 'kind', 'state', 'dueAt', 'via', 'createdAt'],
    listSearchableFields: ['reference', 'aboutReference'],
    group: 'Enquiries',
    hidden: isHiddenWithout('read-cases'),
  },
  defaultSort: ['dueAt', 'createdAt'],
  access: { read: mayReadCases, create: nobody, update: nobody, delete: nobody },
  fields: [
    {
      name: 'steps',
      type: 'ui',
      admin: { components: { Field: '/views/privacy/request-steps.field.tsx#RequestStepsField' } },
    },
    {
      type: 'row',
      fields: [
        {
          name: 'kind',
          type: 'select',
          required: true,
          options: requestKinds.map((value) => ({ value, label: kindLabels[value] })),
        },
        {
          name: 'state',
          type: 'select',
          required: true,
          index: true,
          options: requestStates.map((value) => ({ value, label: stateLabels[value] })),
        },
        {
          name: 'dueAt',
          type: 'date',
          label: 'Answer due',
          index: true,
          admin: { components: { Cell: '/views/privacy/due.cell.tsx#DueCell' } },
        },
      ],
    },
    {
      type: 'row',
      fields: [
        { name: 'reference', type: 'text', required: true, unique: true },
        {
          name: 'via',
          type: 'select',
          label: 'How they proved their identity',
          required: true,
          options: [
            { value: 'email', label: 'By a link in a mail' },
            { value: 'phone', label: 'By reference number; to be called' },
          ],
        },
        text('locale', 'Language'),
      ],
    },
    { type: 'row', fields: [text('email'), text('phone'), text('aboutReference', 'About')] },
    {
      type: 'row',
      fields: [
        text('aboutField', 'Which answer'),
        { name: 'wrong', type: 'textarea', label: 'What they say' },
        { name: 'right', type: 'textarea', label: 'The correct value' },
      ],
    },
    {
      type: 'row',
      fields: [
        text('nomineeName', 'Person who may act for them'),
        text('nomineeContact', 'How to reach that person'),
      ],
    },
    {
      type: 'row',
      fields: [
        moment('confirmedAt', 'Confirmed'),
        moment('settledAt', 'Settled'),
        { name: 'decidedBy', type: 'relationship', relationTo: 'users', label: 'Last step by' },
      ],
    },
    { name: 'outcome', type: 'textarea', label: 'What was done, or why not' },
    text('personCode', 'Whose request it was, as a code that cannot be traced back'),
    {
      name: 'erased',
      type: 'json',
      admin: {
        disableListColumn: true,
        disableListFilter: true,
        components: { Field: '/views/privacy/erased.field.tsx#ErasedField' },
      },
    },
    {
      name: 'found',
      type: 'ui',
      admin: { components: { Field: '/views/privacy/found.field.tsx#FoundField' } },
    },
  ],
};
