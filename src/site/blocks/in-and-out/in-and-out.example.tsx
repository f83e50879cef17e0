import type { Examples } from '../../styleguide/example.tsx';
import { InAndOutBlock } from './in-and-out.view.tsx';

export const examples: Examples = () => [
  {
    id: 'in-and-out',
    title: 'Picture: under the umbrella, out in the rain',
    examples: [
      {
        state: 'A home',
        isWide: true,
        body: (
          <InAndOutBlock
            anchor="guide-in-and-out"
            block={{
              id: 'in-and-out',
              blockType: 'in-and-out',
              heading: 'The house is dry, the land is not',
              inside: [{ phrase: 'Fire and lightning' }, { phrase: 'Contents', sum: '₹ 10 lakh' }],
              outside: [{ phrase: 'The land and its price' }, { phrase: 'Seepage over time' }],
            }}
          />
        ),
      },
    ],
  },
];
