import type { CollectionConfig, Field } from 'payload';
import { mayReadCases, nobody } from '#content/access/staff.ts';
import { requestKinds, requestStates, requestWays } from '../requests/request.ts';
import { kindWords, stateWords, wayWords } from '../requests/request-words.ts';

function text(name: string): Field {
  return { name, type: 'text' };
}

function textarea(name: string): Field {
  return { name, type: 'textarea' };
}

function moment(name: string): Field {
  return { name, type: 'date' };
}

function optionsOf<Value extends string>(values: readonly Value[], words: Record<Value, string>) {
  return values.map((value) => ({ value, label: words[value] }));
}

/**
 * Visitors' requests about their data, with a due date. No one writes here, and the panel does not show it: the desk has
 * pages of its own (`/desk/privacy`), where each step does what it says in one transaction (`requests/advance-request.ts`).
 */
export const privacyRequests: CollectionConfig = {
  slug: 'privacy-requests',
  labels: { singular: 'Privacy request', plural: 'Privacy requests' },
  admin: { useAsTitle: 'reference', hidden: true },
  defaultSort: ['dueAt', 'createdAt'],
  access: { read: mayReadCases, create: nobody, update: nobody, delete: nobody },
  fields: [
    { name: 'kind', type: 'select', required: true, options: optionsOf(requestKinds, kindWords) },
    {
      name: 'state',
      type: 'select',
      required: true,
      index: true,
      options: optionsOf(requestStates, stateWords),
    },
    { name: 'dueAt', type: 'date', index: true },
    { name: 'reference', type: 'text', required: true, unique: true },
    { name: 'via', type: 'select', required: true, options: optionsOf(requestWays, wayWords) },
    text('locale'),
    text('name'),
    text('email'),
    text('phone'),
    text('aboutReference'),
    text('aboutField'),
    textarea('wrong'),
    textarea('right'),
    text('nomineeName'),
    text('nomineeContact'),
    moment('askedAt'),
    text('proof'),
    text('enteredBy'),
    moment('confirmedAt'),
    moment('settledAt'),
    { name: 'decidedBy', type: 'relationship', relationTo: 'users' },
    textarea('outcome'),
    // When a mail with the answer was handed to the outbox.
    moment('mailedAt'),
    // The person, as a code that cannot be traced back.
    text('personCode'),
    { name: 'erased', type: 'json' },
  ],
};
