import { FileControl } from '../controls/file-control.tsx';
import { fileIn } from '../file-value.ts';
import type { Kind, Samples } from '../kind.ts';
import { accepted, refused } from '../validation-result.ts';

/** A file that was received before the rest is sent, or with it. */
export const file: Kind = {
  validate: (text) => (fileIn(text) ? accepted(text) : refused('file-gone')),
  Control: FileControl,
  inWords: (value) => fileIn(value)?.name ?? value,
  maxLength: 200,
};

export const samples: Samples = {
  good: [['0123456789abcdefABCD_-/Asha’s résumé.pdf', '0123456789abcdefABCD_-/Asha’s résumé.pdf']],
  bad: [
    ['résumé.pdf', 'file-gone'],
    ['../../etc/passwd/résumé.pdf', 'file-gone'],
    ['C:\\fakepath\\cv.pdf', 'file-gone'],
  ],
};
