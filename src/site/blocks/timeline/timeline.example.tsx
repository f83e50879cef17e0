import type { BlockOf } from '#content/model.ts';
import type { Examples } from '../../styleguide/example.tsx';
import { TimelineBlock } from './timeline.view.tsx';

const waits: BlockOf<'timeline'> = {
  id: 'waits',
  blockType: 'timeline',
  heading: 'Four clocks start on one day',
  zero: 'Policy begins',
  isMadeUp: false,
  rows: [
    { label: 'An accident', spans: [{ state: 'covered', from: '0' }], text: 'Covered from the first day.' },
    {
      label: 'Any other illness',
      spans: [
        { state: 'not-covered', from: '0', to: '30 days' },
        { state: 'covered', from: '30 days' },
      ],
      text: 'Covered after 30 days.',
    },
    {
      label: 'What you had before',
      spans: [
        { state: 'not-covered', from: '0', to: '36 months' },
        { state: 'covered', from: '36 months' },
      ],
      text: 'Covered after 36 months at the latest.',
    },
    {
      label: 'Something you forgot to disclose',
      spans: [
        { state: 'running', from: '0', to: '60 months' },
        { state: 'firm', from: '60 months' },
      ],
      text: 'After 60 months only established fraud counts.',
    },
  ],
};

const deadlines: BlockOf<'timeline'> = {
  id: 'deadlines',
  blockType: 'timeline',
  heading: 'Hours first, then months',
  zero: 'The loss',
  isMadeUp: true,
  rows: [
    {
      label: 'Tell the insurer',
      spans: [{ state: 'running', from: '0', to: '24 hours' }],
      text: 'By telephone.',
    },
    {
      label: 'Documents',
      spans: [{ state: 'running', from: '0', to: '30 days' }],
      text: 'Bills and reports.',
    },
    {
      label: 'Complain',
      spans: [{ state: 'running', from: '30 days', to: '1 year' }],
      text: 'To the Ombudsman.',
    },
  ],
};

export const examples: Examples = () => [
  {
    id: 'timeline',
    title: 'Picture: a timeline',
    examples: [
      { state: 'Waits', isWide: true, body: <TimelineBlock block={waits} anchor="waits" /> },
      { state: 'Deadlines', isWide: true, body: <TimelineBlock block={deadlines} anchor="deadlines" /> },
    ],
  },
];
