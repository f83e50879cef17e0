import { TextControl } from '../draw/text-control.tsx';
import { accepted, refused } from '../judgement.ts';
import type { Kind, Samples } from '../kind.ts';

/** A person's name, in any script. */
export const name: Kind = {
  judge: (text) => {
    if (/\p{N}/u.test(text)) return refused('name-digits');
    const isOfLetters = /^[\p{L}\p{M}\p{Join_C} .'’‘-]*$/u.test(text) && /\p{L}/u.test(text);
    return isOfLetters ? accepted(text) : refused('name-symbols');
  },
  Control: TextControl,
  maxLength: 100,
  isTyped: true,
};

export const samples: Samples = {
  good: [
    ["D'Souza", "D'Souza"],
    ['K. R.  Narayanan', 'K. R. Narayanan'],
    ['मीरा', 'मीरा'],
  ],
  bad: [
    ['R2D2', 'name-digits'],
    ['<b>Asha</b>', 'name-symbols'],
    ['...', 'name-symbols'],
  ],
};
