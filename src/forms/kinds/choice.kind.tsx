import { RadioControl } from '../draw/radio-control.tsx';
import { ChosenControl, SelectControl } from '../draw/select-control.tsx';
import { keyOfWord, type Options } from '../form.ts';
import { accepted, type Judgement, refused } from '../judgement.ts';
import type { Kind, Samples } from '../kind.ts';

/** One of a list that the field names. What is sent is the specification's word; what is kept is its key. */
export function judgeListed(sent: string, options: Options = {}): Judgement {
  const key = keyOfWord(options, sent);
  return key === undefined ? refused('not-listed') : accepted(key);
}

export const choice: Kind = {
  judge: (sent, { options }) => judgeListed(sent, options),
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
