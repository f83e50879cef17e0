import type { Block, NumberField } from 'payload';
import { heading, intro, madeUp, note, rows, rupees, shortText } from '#content/fields/builders.ts';

const percent: NumberField = {
  name: 'waiverPercent',
  type: 'number',
  label: 'Shortfall that the wording waives, in percent of the value',
  min: 0,
  max: 50,
  admin: { description: 'May be left empty.' },
};

export const stockYear: Block = {
  slug: 'stock-year',
  labels: { singular: 'Picture: a year of stock', plural: 'Pictures: a year of stock' },
  fields: [
    {
      ...heading,
      admin: {
        description: 'State the finding, such as “Enough for an ordinary month, too little in the season”.',
      },
    },
    intro,
    {
      ...shortText('measure'),
      label: 'What changes with the months',
      maxLength: 24,
      admin: { description: 'Such as “Stock”.' },
    },
    {
      name: 'firstMonth',
      type: 'number',
      label: 'The first month, 1 to 12',
      required: true,
      defaultValue: 4,
      min: 1,
      max: 12,
    },
    rows('months', 'Month', [rupees('valueInr', 'Worth in this month')], { minRows: 12, maxRows: 12 }),
    rupees('sumInsuredInr', 'Sum insured'),
    {
      ...shortText('limit'),
      label: 'What the sum insured is called',
      required: false,
      maxLength: 24,
      admin: {
        description:
          'If empty, “Sum insured” is shown. The sum can also be a limit for one load, which is compared with the load’s value.',
      },
    },
    rupees('lossInr', 'A loss', {
      description: 'For each month the picture shows how much of such a loss would be paid.',
    }),
    percent,
    note,
    madeUp,
  ],
};
