import type { Examples } from '../../styleguide/example.tsx';
import { LetterBlock } from './letter.view.tsx';

/** A short letter with each kind of blank. */
export const examples: Examples = () => [
  {
    id: 'letter',
    title: 'Letter to fill in',
    examples: [
      {
        state: 'With blanks',
        isWide: true,
        body: (
          <LetterBlock
            block={{
              id: 'letter',
              blockType: 'letter',
              heading: 'Ask for the reasons',
              intro: 'To the insurer, after a rejection.',
              recipient: 'The Claims Department\n[insurer]',
              subject: 'Policy [policy number]',
              paragraphs: ['Please send me the clause that you rely on.', '[what happened]'],
              enclosures: ['The policy'],
            }}
            anchor="guide-letter"
          />
        ),
      },
    ],
  },
];
