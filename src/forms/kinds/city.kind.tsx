import { TextControl } from '../controls/text-control.tsx';
import type { Kind, Samples } from '../kind.ts';
import { accepted, refused } from '../validation-result.ts';

/**
 * A place in India. One from the list is a help, never a must: with the script the control offers it. A number, such as a
 * pin code, is not the name of a place.
 */
export const city: Kind = {
  validate: (text) => (/\p{L}[\p{M}\p{Join_C}]*\p{L}/u.test(text) ? accepted(text) : refused('no-place')),
  Control: TextControl,
  maxLength: 100,
  isTyped: true,
};

export const samples: Samples = {
  good: [
    ['Kochi, Kerala', 'Kochi, Kerala'],
    ['Ziro', 'Ziro'],
    ['Sector 21, Noida', 'Sector 21, Noida'],
    ['पुणे', 'पुणे'],
  ],
  bad: [
    ['34', 'no-place'],
    ['560001', 'no-place'],
    ['...', 'no-place'],
  ],
};
