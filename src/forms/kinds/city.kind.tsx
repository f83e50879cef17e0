import { TextControl } from '../controls/text-control.tsx';
import type { Kind, Samples } from '../kind.ts';
import { accepted } from '../validation-result.ts';

/** A place in India. One from the list is a help, never a must: with the script the control offers it. */
export const city: Kind = {
  validate: accepted,
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
