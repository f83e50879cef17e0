import { TextControl } from '../controls/text-control.tsx';
import type { Kind, Samples } from '../kind.ts';
import { accepted, refused } from '../validation-result.ts';

/** A person's name, in any script. */
export const name: Kind = {
  validate: (text) => {
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
