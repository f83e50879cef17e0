import type { CollectionConfig, ConditionalDateProps, Field } from 'payload';
import { isHiddenWithout, mayReadCases, nobody } from '#content/access/staff.ts';
import { owners } from '#enquiry/collections/submission-fields.ts';
import { registerNames, registerOf } from '#enquiry/registers.ts';
import { caseOutcomes, caseSources, caseStates, optionsOf } from './case-words.ts';

const registerOptions = registerNames.map((value) => ({ value, label: registerOf(value).labels.singular }));

/** A moment that the actions set. */
function moment(name: string, label: string): Field {
  const admin: { date: ConditionalDateProps } = {
    date: { pickerAppearance: 'dayAndTime', displayFormat: 'd MMM yyyy, h:mm a' },
  };
  return inLists({ name, type: 'date', label, admin });
}

/** Something of the submission that lists, filters and figures ask for; empty where it was not asked. */
function ofSubmission(name: string, label: string): Field {
  return inLists({ name, type: 'text', label, required: true, defaultValue: '' });
}

/** For lists, searches and filters; on the case's own screen its view says it. */
function inLists<T extends Field>(field: T): T {
  return { ...field, admin: { ...field.admin, condition: () => false } };
}

/**
 * One case for each submission, made in the transaction that saves it. No one writes it by its fields: what staff do
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
    hidden: isHiddenWithout('read-cases'),
  },
  defaultSort: 'dueAt',
  access: { read: mayReadCases, create: nobody, update: nobody, delete: nobody },
  fields: [
    {
      name: 'caseView',
      type: 'ui',
      admin: { components: { Field: '/views/cases/case.field.tsx#CaseField' } },
    },
    inLists({ name: 'reference', type: 'text', required: true, index: true }),
    inLists({ name: 'register', type: 'select', label: 'Came as', required: true, options: registerOptions }),
    ofSubmission('about', 'About'),
    ofSubmission('name', 'Name'),
    ofSubmission('phone', 'Phone'),
    ofSubmission('email', 'E-mail'),
    ofSubmission('purpose', 'Purpose'),
    ofSubmission('city', 'City'),
    ofSubmission('language', 'Language'),
    ofSubmission('page', 'Page'),
    ofSubmission('campaign', 'Campaign'),
    inLists({
      name: 'source',
      type: 'select',
      required: true,
      defaultValue: 'site',
      options: optionsOf(caseSources),
    }),
    inLists({
      name: 'state',
      type: 'select',
      required: true,
      defaultValue: 'new',
      options: optionsOf(caseStates),
    }),
    inLists({ name: 'assignee', type: 'relationship', relationTo: 'users', label: 'Adviser' }),
    moment('dueAt', 'Due'),
    moment('slotAt', 'Time that the visitor chose'),
    moment('promisedAt', 'First call promised until'),
    moment('firstCallAt', 'First called'),
    moment('reachedAt', 'First spoken to'),
    moment('closedAt', 'Closed'),
    moment('askedAgainAt', 'Asked whether we may call again'),
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
