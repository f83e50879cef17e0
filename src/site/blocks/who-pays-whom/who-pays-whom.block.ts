import type { Block } from 'payload';
import { choices, heading, intro, madeUp, note, rows, rupees, sentence } from '#content/fields/builders.ts';
import { faultOfFlows, partyRoles } from './parties.ts';

const party = (name: string, label: string) =>
  ({ name, type: 'select', required: true, label, options: choices(partyRoles) }) as const;

export const whoPaysWhom: Block = {
  slug: 'who-pays-whom',
  labels: { singular: 'Picture: who pays whom', plural: 'Pictures: who pays whom' },
  fields: [
    {
      ...heading,
      admin: { description: 'State the finding, such as “Your premium goes to the insurer, not to us”.' },
    },
    intro,
    {
      name: 'names',
      type: 'group',
      label: 'What the parties are called here',
      admin: { description: 'If empty, these are shown: You, Insurer, Broker, Provider and Third party.' },
      fields: partyRoles.map((name) => ({ name, type: 'text', maxLength: 24 })),
    },
    {
      ...rows(
        'flows',
        'Flow',
        [
          {
            ...sentence('text'),
            admin: { description: 'Who gives what to whom, as worded in the numbered list.' },
          },
          party('from', 'From'),
          party('to', 'To'),
          { name: 'isWork', type: 'checkbox', label: 'Work, not money', defaultValue: false },
          rupees('sumInr', 'Sum', {
            isRequired: false,
            description: 'Flows of money that have a sum are drawn to scale.',
          }),
        ],
        { minRows: 2, maxRows: 8 },
      ),
      validate: (value: unknown) => faultOfFlows(value),
    },
    note,
    madeUp,
  ],
};
