import type { Block, NumberField } from 'payload';
import { heading, intro, madeUp, note, rows, rupees, shortText } from '#content/fields/builders.ts';
import { type Bill, faultOfStep } from './descent.ts';

/** What a rule is told by the content service, as far as this one asks. */
type Asked = { blockData?: Partial<Bill>; path: (number | string)[]; required?: boolean; min?: number };

/** What every amount is held to, and then: no step takes more than the steps before it have left. */
function staysWithinBill(value: unknown, { blockData, path, required, min = 0 }: Asked): true | string {
  if (typeof value !== 'number') return required ? 'Say how much this takes.' : true;
  if (value < min) return `Say an amount of ₹ ${min} or more.`;
  const { billInr = 0, steps = [] } = blockData ?? {};
  return faultOfStep({ billInr, steps }, Number(path.at(-2))) ?? true;
}

const taken: NumberField = { ...rupees('takenInr', 'What it takes'), validate: staysWithinBill };

export const billStaircase: Block = {
  slug: 'bill-staircase',
  labels: { singular: 'Picture: a bill going down', plural: 'Pictures: a bill going down' },
  fields: [
    { ...heading, admin: { description: 'The finding: “A room ₹ 3,000 a day too dear takes ₹ 57,000”.' } },
    intro,
    { ...shortText('bill'), maxLength: 40, admin: { description: 'What the bill is for: Hospital bill.' } },
    rupees('billInr', 'The whole bill'),
    rows('steps', 'Step', [{ ...shortText('label'), maxLength: 60 }, taken], { maxRows: 6 }),
    {
      ...shortText('payer'),
      required: false,
      maxLength: 24,
      admin: { description: 'Empty: The insurer pays. How much is reckoned.' },
    },
    {
      ...shortText('bearer'),
      required: false,
      maxLength: 24,
      admin: { description: 'Empty: You pay. How much is reckoned.' },
    },
    note,
    madeUp,
  ],
};
