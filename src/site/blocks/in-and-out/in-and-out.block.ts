import type { ArrayField, Block } from 'payload';
import { heading, intro, madeUp, note, rows, shortText } from '#content/fields/builders.ts';

export const inAndOut: Block = {
  slug: 'in-and-out',
  labels: {
    singular: 'Picture: under the umbrella, out in the rain',
    plural: 'Pictures: under the umbrella, out in the rain',
  },
  fields: [
    {
      ...heading,
      admin: { description: 'State the finding, such as “The house is dry, the land around it is not”.' },
    },
    intro,
    phrases('inside', 'Under the umbrella'),
    phrases('outside', 'Out in the rain'),
    note,
    { ...madeUp, defaultValue: false },
  ],
};

/** A few words each, and a sum where there is one: whole sentences are for “Covered and not covered”. */
function phrases(name: string, label: string): ArrayField {
  const sum = {
    ...shortText('sum'),
    required: false,
    maxLength: 24,
    admin: { description: 'If there is one.' },
  };
  const fields = [{ ...shortText('phrase'), maxLength: 60 }, sum];
  return {
    ...rows(name, label, fields, { minRows: 2, maxRows: 7 }),
    labels: { singular: label, plural: label },
  };
}
