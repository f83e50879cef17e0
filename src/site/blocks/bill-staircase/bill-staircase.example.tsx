import type { Examples } from '../../styleguide/example.tsx';
import { BillStaircaseBlock } from './bill-staircase.view.tsx';

export const examples: Examples = () => [
  {
    id: 'bill-staircase',
    title: 'Picture: a bill going down',
    examples: [
      {
        state: 'Five steps',
        isWide: true,
        body: (
          <BillStaircaseBlock
            anchor="guide-bill-staircase"
            block={{
              id: 'bill-staircase',
              blockType: 'bill-staircase',
              heading: 'A room ₹ 3,000 a day too expensive takes ₹ 57,000',
              bill: 'Hospital bill',
              billInr: 280_000,
              steps: [
                { label: 'Not payable: gloves, files', takenInr: 8000 },
                { label: 'Room: limit ₹ 5,000 a day', takenInr: 12_000 },
                { label: 'Doctors’ fees: 62.5% allowed', takenInr: 45_000 },
                { label: 'Deductible, once a year', takenInr: 15_000 },
                { label: 'Co-payment: 10% of the rest', takenInr: 20_000 },
              ],
              isMadeUp: true,
            }}
          />
        ),
      },
    ],
  },
];
