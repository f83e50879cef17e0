import { TextControl } from '../controls/text-control.tsx';
import type { Kind, Samples } from '../kind.ts';
import { accepted } from '../validation-result.ts';

/** A line of text of any sort. */
export const text: Kind = {
  validate: accepted,
  Control: TextControl,
  maxLength: 150,
  isTyped: true,
};

export const samples: Samples = {
  good: [
    ['Meghdoot Textiles', 'Meghdoot Textiles'],
    ['  Menon \u200b & Co ', 'Menon & Co'],
    ['№ 5, “Asha”', '№ 5, “Asha”'],
  ],
  bad: [],
};
