import type { Examples } from '../../styleguide/example.tsx';
import { DeadlinesBlock } from './deadlines.view.tsx';

/** With nothing chosen. */
export const examples: Examples = () => [
  {
    id: 'deadline-calculator',
    title: 'Deadline calculator',
    examples: [
      {
        state: 'Nothing chosen',
        isWide: true,
        body: (
          <DeadlinesBlock
            block={{ id: 'deadlines', blockType: 'deadlines', heading: 'When is an answer due?' }}
            anchor="guide-deadlines"
          />
        ),
      },
    ],
  },
];
