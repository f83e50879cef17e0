import { ChoicesControl } from '../controls/choices-control.tsx';
import { keyOfWord, keysIn } from '../form.ts';
import type { Kind, Samples } from '../kind.ts';
import { accepted, refused } from '../validation-result.ts';

/** Any number of a list that the field names: its keys, joined by commas, in the list's order. */
export const choices: Kind = {
  validate(sent, { options = {}, aloneOption }) {
    const given = keysIn(sent).map((word) => keyOfWord(options, word));
    if (given.includes(undefined)) return refused('not-listed');
    if (aloneOption && given.includes(aloneOption) && new Set(given).size > 1) return refused('not-together');
    return accepted(
      Object.keys(options)
        .filter((key) => given.includes(key))
        .join(','),
    );
  },
  Control: ChoicesControl,
  isGroup: true,
  isList: true,
  maxLength: 400,
};

export const samples: Samples = {
  good: [],
  bad: [
    ['no such option', 'not-listed'],
    ['__proto__', 'not-listed'],
  ],
};
