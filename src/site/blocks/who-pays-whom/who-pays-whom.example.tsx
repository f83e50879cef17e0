import type { BlockOf } from '#content/model.ts';
import type { Examples } from '../../styleguide/example.tsx';
import { WhoPaysWhomBlock } from './who-pays-whom.view.tsx';

const bill: BlockOf<'who-pays-whom'> = {
  id: 'bill',
  blockType: 'who-pays-whom',
  heading: 'Your premium goes to the insurer, not to us',
  names: { provider: 'Hospital' },
  isMadeUp: true,
  flows: [
    { text: 'You pay the premium to the insurer.', from: 'client', to: 'insurer' },
    { text: 'Out of it the insurer pays us brokerage.', from: 'insurer', to: 'broker' },
    { text: 'We advise you, and help with a claim.', from: 'broker', to: 'client', isWork: true },
    { text: 'The hospital treats you.', from: 'provider', to: 'client', isWork: true },
    { text: 'The insurer pays what the policy covers.', from: 'insurer', to: 'provider', sumInr: 180_000 },
    { text: 'You pay what is left.', from: 'client', to: 'provider', sumInr: 100_000 },
  ],
};

export const examples: Examples = () => [
  {
    id: 'who-pays-whom',
    title: 'Picture: who pays whom',
    examples: [
      { state: 'A hospital bill', isWide: true, body: <WhoPaysWhomBlock block={bill} anchor="bill" /> },
    ],
  },
];
