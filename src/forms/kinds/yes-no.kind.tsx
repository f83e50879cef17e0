import { RadioControl } from '../draw/radio-control.tsx';
import type { Kind, Samples } from '../kind.ts';
import { formMessages } from '../messages/messages.ts';
import { judgeListed } from './choice.kind.tsx';

const options = { yes: 'yes', no: 'no' };

/** A question that is answered by yes or by no. */
export const yesNo: Kind = {
  judge: (sent) => judgeListed(sent, options),
  Control: (props) => <RadioControl {...props} field={{ ...props.field, options }} />,
  inWords: (value, locale) => (value === 'yes' ? formMessages(locale).yes : formMessages(locale).no),
  isGroup: true,
  maxLength: 10,
};

export const samples: Samples = {
  good: [
    ['yes', 'yes'],
    ['no', 'no'],
    [' yes ', 'yes'],
  ],
  bad: [
    ['maybe', 'not-listed'],
    ['true', 'not-listed'],
    ['__proto__', 'not-listed'],
  ],
};
