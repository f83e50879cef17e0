import { TextControl } from '../draw/text-control.tsx';
import { accepted } from '../judgement.ts';
import type { Kind, Samples } from '../kind.ts';

/** A line of text of any sort. */
export const text: Kind = {
  judge: accepted,
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
