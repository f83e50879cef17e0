import type { Block, NumberField } from 'payload';
import { choices, heading, intro, madeUp, note, rows, rupees, shortText } from '#content/fields/builders.ts';
import { faultOfStart, layerKinds } from './sharing.ts';

const startsAt: NumberField = {
  ...rupees('startsAtInr', 'Begins above', {
    isRequired: false,
    description: 'For a top-up, the amount of one bill. For a super top-up, the bills of the year together.',
  }),
  validate: (value: unknown, { siblingData }: { siblingData: { kind?: unknown } }) =>
    faultOfStart(siblingData.kind, value ?? undefined) ?? true,
};

export const layers: Block = {
  slug: 'layers',
  labels: { singular: 'Picture: layers of cover', plural: 'Pictures: layers of cover' },
  fields: [
    {
      ...heading,
      admin: { description: 'State the finding, such as “The same two bills, two kinds of top-up”.' },
    },
    intro,
    rows('bills', 'Bill', [{ ...shortText('label'), maxLength: 14 }, rupees('amountInr', 'Amount')], {
      maxRows: 3,
    }),
    rows(
      'cases',
      'Way to be insured',
      [
        { ...shortText('title'), maxLength: 60 },
        rows(
          'layers',
          'Layer',
          [
            { name: 'kind', type: 'select', required: true, options: choices(layerKinds) },
            {
              ...shortText('label'),
              required: false,
              maxLength: 14,
              admin: { description: 'If empty, the layer’s kind is shown, such as “Base”.' },
            },
            rupees('limitInr', 'Limit', {
              description: 'For an excess, the part of each bill that is deducted.',
            }),
            startsAt,
          ],
          { maxRows: 4 },
        ),
      ],
      { maxRows: 2 },
    ),
    {
      ...shortText('bearer'),
      required: false,
      maxLength: 14,
      admin: { description: 'Who pays what no layer covers. If empty, “You” is shown.' },
    },
    note,
    madeUp,
  ],
};
