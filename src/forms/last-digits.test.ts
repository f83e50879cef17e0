import { expect, test } from 'vitest';
import { noFacts } from './kind.ts';
import { lastDigitsField, lastFourDigits } from './last-digits.ts';
import { validateFields } from './validate-fields.ts';

test.each(['3210', ' 3 210', '9876543210', '+91 98765-43210', '९८७६५४३२१०'])(
  'the end of a phone number is taken from %s',
  (typed) => {
    const form = { key: 'status', fields: { last_digits: lastDigitsField } };
    const { values } = validateFields(form, { last_digits: typed }, noFacts);
    expect(lastFourDigits(values.last_digits ?? '')).toBe('3210');
  },
);
