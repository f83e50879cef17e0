import { TextControl } from '../controls/text-control.tsx';
import type { Kind, Samples } from '../kind.ts';
import { inLatinDigits } from '../latin-digits.ts';
import { accepted, refused } from '../validation-result.ts';

/** Ten digits out of what people write: spaces, dashes, +91, 91 before ten digits, 0 before ten digits go. */
export function toPhoneDigits(typed: string): string {
  const compact = inLatinDigits(typed).replace(/[\s().\p{Pd}]/gu, '');
  return compact.replace(/^\+91/, '').replace(/^(91|0)(\d{10})$/, '$2');
}

function isImpossible(digits: string): boolean {
  return /^0|^(\d)\1{9}$|^1234567890$|^9876543210$/.test(digits);
}

/** A telephone number of an Indian subscriber, mobile or landline: ten digits. */
export const phone: Kind = {
  validate: (text) => {
    const digits = toPhoneDigits(text);
    if (!/^\d{10}$/.test(digits)) return refused('phone');
    return isImpossible(digits) ? refused('phone-impossible') : accepted(digits);
  },
  Control: (props) => <TextControl {...props} type="tel" />,
  // More than ten, since spaces, hyphens and a country code are removed afterwards.
  maxLength: 40,
  isTyped: true,
  whileTyping: toPhoneDigits,
};

export const samples: Samples = {
  good: [
    ['9845012345', '9845012345'],
    ['+91 98450-12346', '9845012346'],
    ['(080) 41234567', '8041234567'],
    ['+९१ ९८४५० १२३४७', '9845012347'],
  ],
  bad: [
    ['98450', 'phone'],
    ['9845o12345', 'phone'],
    ['9876543210', 'phone-impossible'],
  ],
};
