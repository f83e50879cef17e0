import type { Opening } from '#content/model.ts';
import type { Examples } from '../../styleguide/example.tsx';
import { OpeningsBlock } from './openings.view.tsx';

const text = 'You stay with a client from the first call after a loss to the insurer’s decision.';
const opening: Opening = {
  id: 1,
  title: 'Claims adviser, motor',
  place: 'Pune',
  kindOfWork: 'full-time',
  description: { root: { children: [{ type: 'paragraph', children: [{ type: 'text', text, format: 0 }] }] } },
  requirements: ['Plain speech, in Marathi and Hindi', 'Patience with documents'],
  postedOn: '2026-11-01',
  closesOn: '2099-03-31',
};

/** A position that is open. */
export const examples: Examples = () => [
  {
    id: 'openings',
    title: 'Open positions',
    examples: [
      {
        state: 'One position',
        isWide: true,
        body: (
          <OpeningsBlock
            block={{ id: 'openings', blockType: 'openings', heading: 'Work with us' }}
            data={[opening]}
            anchor="guide-openings"
          />
        ),
      },
    ],
  },
];
