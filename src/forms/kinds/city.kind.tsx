import { TextControl } from '../draw/text-control.tsx';
import { accepted } from '../judgement.ts';
import type { Kind, Samples } from '../kind.ts';

/** A place in India. One from the list is a help, never a must: with the script the control offers it. */
export const city: Kind = {
  judge: accepted,
  Control: TextControl,
  maxLength: 100,
  isTyped: true,
};

export const samples: Samples = {
  good: [
    ['Kochi, Kerala', 'Kochi, Kerala'],
    ['Ziro', 'Ziro'],
    ['पुणे', 'पुणे'],
  ],
  bad: [],
};
