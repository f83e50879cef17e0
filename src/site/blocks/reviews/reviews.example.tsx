import type { Review } from '#content/model.ts';
import type { Examples } from '../../styleguide/example.tsx';
import { ReviewsBlock } from './reviews.view.tsx';

const reviews: Review[] = [
  {
    id: 1,
    words: 'They told us which of our three policies we could drop. Nobody had told us that before.',
    name: 'An example client',
    about: 'Owner of a workshop, insured since 2021',
    saidOn: '2026-03-02',
    source: 'https://reviews.example/1',
  },
  {
    id: 2,
    words: 'When my mother was in hospital, the same person answered every time I called.',
    name: 'Another example client',
    about: 'Insured since 2023',
    saidOn: '2026-07-19',
  },
];

/** One that others can read elsewhere, and one that they cannot. */
export const examples: Examples = () => [
  {
    id: 'reviews',
    title: 'Reviews',
    examples: [
      {
        state: 'Two reviews',
        isWide: true,
        body: (
          <ReviewsBlock
            block={{ id: 'reviews', blockType: 'reviews', heading: 'What clients say' }}
            data={reviews}
            anchor="guide-reviews"
          />
        ),
      },
    ],
  },
];
