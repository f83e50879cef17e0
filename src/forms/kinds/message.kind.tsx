import { TextareaControl } from '../controls/textarea-control.tsx';
import type { Kind, Samples } from '../kind.ts';
import { normalizeLines } from '../normalize-text.ts';
import { accepted } from '../validation-result.ts';

/** A message from the visitor, in their own lines. */
export const message: Kind = {
  tidy: normalizeLines,
  validate: accepted,
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
