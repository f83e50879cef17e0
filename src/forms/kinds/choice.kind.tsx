import { RadioControl } from '../controls/radio-control.tsx';
import { ChosenControl, SelectControl } from '../controls/select-control.tsx';
import { keyOfWord, type Options } from '../form.ts';
import type { Kind, Samples } from '../kind.ts';
import { accepted, refused, type ValidationResult } from '../validation-result.ts';

/** One of a list that the field names. The specification's word is sent; its key is kept. */
export function validateListed(sent: string, options: Options = {}): ValidationResult {
  const key = keyOfWord(options, sent);
  return key === undefined ? refused('not-listed') : accepted(key);
}

export const choice: Kind = {
  validate: (sent, { options }) => validateListed(sent, options),
  Control: (props) => {
    if (props.field.isOpen) return <RadioControl {...props} />;
    const isChosen =
      props.field.preset !== undefined && props.value === props.field.options?.[props.field.preset];
    return isChosen ? <ChosenControl {...props} /> : <SelectControl {...props} />;
  },
  maxLength: 100,
};

export const samples: Samples = {
  good: [],
  bad: [
    ['no such option', 'not-listed'],
    ['<script>', 'not-listed'],
    ['__proto__', 'not-listed'],
  ],
};
