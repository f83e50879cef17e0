import { numberInFigures } from '#ui/language/numbers.ts';
import { RadioControl } from '../draw/radio-control.tsx';
import { refused } from '../judgement.ts';
import type { Kind, Samples } from '../kind.ts';
import { judgeListed } from './choice.kind.tsx';

/** A sum in whole rupees, one of a few: digits as the specification's numeric fields have them. */
export const amount: Kind = {
  judge: (text, { options }) => (/^[0-9]*$/.test(text) ? judgeListed(text, options) : refused('digits-only')),
  Control: RadioControl,
  inWords: (digits, locale) => `₹ ${numberInFigures(digits, locale)}`,
  isGroup: true,
  maxLength: 100,
};

export const samples: Samples = {
  good: [],
  bad: [
    ['50,000', 'digits-only'],
    ['-1', 'digits-only'],
    ['1', 'not-listed'],
  ],
};
