import { numberInFigures } from '#ui/language/numbers.ts';
import { RadioControl } from '../controls/radio-control.tsx';
import { TextControl } from '../controls/text-control.tsx';
import type { Kind, Samples } from '../kind.ts';
import { refused } from '../validation-result.ts';
import { validateListed } from './choice.kind.tsx';
import { validateWhole } from './number.kind.tsx';

/** A sum in whole rupees: one of a few, as the specification's numeric fields have them, or any within limits. */
export const amount: Kind = {
  validate(text, field) {
    if (!field.options) return validateWhole(text, field);
    return /^[0-9]*$/.test(text) ? validateListed(text, field.options) : refused('digits-only');
  },
  Control: (props) =>
    props.field.options ? <RadioControl {...props} /> : <TextControl {...props} inputMode="numeric" />,
  inWords: (digits, locale) => `₹ ${numberInFigures(digits, locale)}`,
  isGroup: true,
  maxLength: 100,
};

export const samples: Samples = {
  good: [
    ['₹ 12,50,000', '1250000'],
    ['0', '0'],
    ['₹ १२,५०,०००', '1250000'],
  ],
  bad: [
    ['-1', 'digits-only'],
    ['12.5', 'digits-only'],
    ['9999999999999', 'too-high'],
  ],
};
