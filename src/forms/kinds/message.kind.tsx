import { TextareaControl } from '../draw/textarea-control.tsx';
import { accepted } from '../judgement.ts';
import type { Kind, Samples } from '../kind.ts';
import { tidyLines } from '../tidy-text.ts';

/** What somebody wants to tell, in their own lines. */
export const message: Kind = {
  tidy: tidyLines,
  judge: accepted,
  Control: TextareaControl,
  maxLength: 2000,
  isTyped: true,
};

export const samples: Samples = {
  good: [
    ['My claim was refused. ', 'My claim was refused.'],
    ['One\r\n\r\n\r\n\r\ntwo', 'One\n\ntwo'],
    ['a\u200b  b\n  c', 'a b\nc'],
  ],
  bad: [],
};
