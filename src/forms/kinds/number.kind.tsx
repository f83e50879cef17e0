import { numberInFigures } from '#ui/language/numbers.ts';
import { TextControl } from '../controls/text-control.tsx';
import type { Field } from '../form.ts';
import type { Kind, Samples } from '../kind.ts';
import { inLatinDigits } from '../latin-digits.ts';
import { accepted, refused, type ValidationResult } from '../validation-result.ts';

/** A whole number within the field's limits; the marks between its digits and a rupee sign in front are taken off. */
export function validateWhole(text: string, { min = 0, max = maxWhole }: Field): ValidationResult {
  const digits = inLatinDigits(text).replace(/^₹|[,\s]/g, '');
  if (!/^[0-9]{1,15}$/.test(digits)) return refused('digits-only');
  const value = Number(digits);
  if (value < min) return { problem: { code: 'too-low', limit: min } };
  if (value > max) return { problem: { code: 'too-high', limit: max } };
  return accepted(String(value));
}

const maxWhole = 999_999_999_999;

export const number: Kind = {
  validate: validateWhole,
  Control: (props) => <TextControl {...props} inputMode="numeric" />,
  inWords: (digits, locale) => numberInFigures(digits, locale),
  maxLength: 20,
  isTyped: true,
};

export const samples: Samples = {
  good: [
    ['7', '7'],
    ['007', '7'],
    ['12,500', '12500'],
    ['१२,५००', '12500'],
  ],
  bad: [
    ['-1', 'digits-only'],
    ['1.5', 'digits-only'],
    ['seven', 'digits-only'],
    ['9999999999999', 'too-high'],
  ],
};
