import type { Block, NumberField } from 'payload';
import { heading, intro, madeUp, note, rows, rupees, shortText } from '#content/fields/builders.ts';
import { faultOfBill } from './descent.ts';

/** The block with the bill, as the service gives it to a validation; a row that was just added is empty. */
type Asked = { siblingData: { steps?: { label?: string; takenInr?: number }[] }; required?: boolean };

/** The rule is at the bill, since no rule of the content service's learns in which row it is asked. */
function reachesForSteps(value: unknown, { siblingData, required }: Asked): true | string {
  if (typeof value !== 'number') return required ? 'Enter what the whole bill comes to.' : true;
  if (value < 1) return 'Enter an amount of ₹ 1 or more.';
  const steps = (siblingData.steps ?? []).map(({ label = '', takenInr = 0 }) => ({ label, takenInr }));
  return faultOfBill({ billInr: value, steps }) ?? true;
}

const bill: NumberField = { ...rupees('billInr', 'The whole bill'), validate: reachesForSteps };

export const billStaircase: Block = {
  slug: 'bill-staircase',
  labels: { singular: 'Picture: a bill going down', plural: 'Pictures: a bill going down' },
  fields: [
    {
      ...heading,
      admin: {
        description: 'State the finding, such as “A room ₹ 3,000 a day too expensive costs you ₹ 57,000”.',
      },
    },
    intro,
    {
      ...shortText('bill'),
      maxLength: 40,
      admin: { description: 'What the bill is called, such as “Hospital bill”.' },
    },
    bill,
    rows('steps', 'Step', [{ ...shortText('label'), maxLength: 60 }, rupees('takenInr', 'What it takes')], {
      maxRows: 6,
    }),
    {
      ...shortText('payer'),
      required: false,
      maxLength: 24,
      admin: { description: 'If empty, “The insurer pays” is shown. The amount is calculated.' },
    },
    {
      ...shortText('bearer'),
      required: false,
      maxLength: 24,
      admin: { description: 'If empty, “You pay” is shown. The amount is calculated.' },
    },
    note,
    madeUp,
  ],
};
