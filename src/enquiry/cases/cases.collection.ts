import type { CollectionConfig, Field } from 'payload';
import { isAdviser, isHiddenFrom, nobody } from '#content/access/staff.ts';
import { owners } from '../collections/submission-fields.ts';
import { registerNames, registerOf } from '../registers.ts';
import { caseOutcomes, caseStates, optionsOf } from './case-words.ts';

const registerOptions = registerNames.map((value) => ({ value, label: registerOf(value).labels.singular }));

/** For lists, searches and filters; on the case's own screen its view says it. */
function inLists<T extends Field>(field: T): T {
  return { ...field, admin: { ...field.admin, condition: () => false } };
}

/**
 * One case for each submission, made in the transaction that saves it. Nobody writes it by its fields: what staff do
 * with it goes through `act-on-case.ts`, which keeps the order of states and adds the event.
 */
export const cases: CollectionConfig = {
  slug: 'cases',
  labels: { singular: 'Case', plural: 'Cases' },
  admin: {
    useAsTitle: 'reference',
    defaultColumns: ['reference', 'name', 'about', 'state', 'dueAt', 'assignee'],
    listSearchableFields: ['reference', 'name', 'phone', 'email'],
    group: 'Enquiries',
    hidden: isHiddenFrom('editor'),
  },
  defaultSort: 'dueAt',
  access: { read: isAdviser, create: nobody, update: nobody, delete: nobody },
  fields: [
    {
      name: 'caseView',
      type: 'ui',
      admin: { components: { Field: '/views/cases/case.field.tsx#CaseField' } },
    },
    inLists({ name: 'reference', type: 'text', required: true, index: true }),
    inLists({ name: 'register', type: 'select', label: 'Came as', required: true, options: registerOptions }),
    inLists({ name: 'about', type: 'text', required: true, defaultValue: '' }),
    inLists({ name: 'name', type: 'text', required: true, defaultValue: '' }),
    inLists({ name: 'phone', type: 'text', required: true, defaultValue: '' }),
    inLists({ name: 'email', type: 'text', required: true, defaultValue: '' }),
    inLists({
      name: 'state',
      type: 'select',
      required: true,
      defaultValue: 'new',
      options: optionsOf(caseStates),
    }),
    inLists({ name: 'assignee', type: 'relationship', relationTo: 'users', label: 'Adviser' }),
    inLists({
      name: 'dueAt',
      type: 'date',
      label: 'Due',
      admin: { date: { pickerAppearance: 'dayAndTime', displayFormat: 'd MMM yyyy, h:mm a' } },
    }),
    inLists({
      name: 'attempts',
      type: 'number',
      label: 'Calls without an answer',
      required: true,
      defaultValue: 0,
    }),
    inLists({ name: 'outcome', type: 'select', options: optionsOf(caseOutcomes) }),
    inLists({ name: 'reason', type: 'text', required: true, defaultValue: '' }),
    ...owners.map(inLists),
  ],
};
