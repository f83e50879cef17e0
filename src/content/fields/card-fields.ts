import type { Field } from 'payload';
import { audiences } from '../model.ts';
import { choices, orderField, pictureField } from './builders.ts';
import { madeKey } from './made-key.ts';

/** A card that leads to a page: what menus, matrices and lists of cards show. */
export const cardFields: Field[] = [
  { name: 'name', type: 'text', required: true, localized: true, maxLength: 60 },
  {
    name: 'text',
    type: 'textarea',
    localized: true,
    maxLength: 160,
    admin: { description: 'What it is for, in a sentence.' },
  },
  { name: 'page', type: 'relationship', relationTo: 'pages', required: true, label: 'Leads to' },
  pictureField('picture', 'Picture', 'If empty, the umbrella of its page is shown.'),
  {
    name: 'audience',
    type: 'select',
    required: true,
    options: choices(audiences),
    admin: { position: 'sidebar', description: 'Lists of cards are by audience.' },
  },
  {
    name: 'key',
    type: 'text',
    ...madeKey('name'),
    admin: {
      position: 'sidebar',
      description: 'The site finds this card by it. If empty, it is made from the name. Best left alone.',
    },
  },
  orderField,
];
