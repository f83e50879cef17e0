import type { CollectionConfig, Field } from 'payload';
import { isAdministrator, isHiddenWithout, mayReadCases, nobody } from '#content/access/staff.ts';

/** No member of staff has a use for it: it is compared, and leads to no one. */
function inner(name: string, rest: { unique?: boolean; index?: boolean; required?: boolean }): Field {
  return { name, type: 'text', access: { read: () => false }, admin: { hidden: true }, ...rest };
}

function moment(name: string): Field {
  return { name, type: 'date', admin: { date: { pickerAppearance: 'dayAndTime' } } };
}

/**
 * The newsletter's subscribers. Pending until the link in a mail was followed and its button pressed; when people leave,
 * a hash of the address is kept, by which we know that they left, with the language, the wording, the dates and the
 * issues sent.
 */
export const newsletterSubscribers: CollectionConfig = {
  slug: 'newsletter-subscribers',
  labels: { singular: 'Newsletter subscriber', plural: 'Newsletter subscribers' },
  admin: {
    useAsTitle: 'email',
    defaultColumns: ['email', 'state', 'confirmedAt', 'unsubscribedAt'],
    // Listed at the desk.
    group: false,
    hidden: isHiddenWithout('read-cases'),
    description: 'People subscribe themselves. The list keeps no addresses of people who have unsubscribed.',
  },
  defaultSort: '-createdAt',
  access: { read: mayReadCases, create: nobody, update: nobody, delete: isAdministrator },
  fields: [
    { name: 'email', type: 'text', index: true },
    inner('person', { required: true, unique: true, index: true }),
    {
      name: 'state',
      type: 'select',
      required: true,
      defaultValue: 'pending',
      index: true,
      options: ['pending', 'confirmed', 'unsubscribed'],
    },
    { name: 'locale', type: 'text', required: true },
    { name: 'source', type: 'text' },
    { name: 'consentText', type: 'textarea' },
    { name: 'consentVersion', type: 'text' },
    { type: 'row', fields: [moment('askedAt'), moment('confirmedAt'), moment('unsubscribedAt')] },
    { name: 'mailedAt', type: 'date', admin: { hidden: true } },
    inner('confirmHash', { index: true }),
  ],
};
