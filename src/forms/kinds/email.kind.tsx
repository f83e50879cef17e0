import { TextControl } from '../controls/text-control.tsx';
import type { Kind, Samples } from '../kind.ts';
import { accepted, refused } from '../validation-result.ts';

const address = /^[A-Za-z0-9_+]+(?:[.-][A-Za-z0-9_+]+)*@(?:[A-Za-z0-9]+(?:-+[A-Za-z0-9]+)*\.)+[A-Za-z]{2,}$/;

export const email: Kind = {
  validate: (text) => (address.test(text) ? accepted(text) : refused('email')),
  Control: (props) => <TextControl {...props} type="email" spellCheck={false} autoCapitalize="none" />,
  maxLength: 254,
  isTyped: true,
};

export const samples: Samples = {
  good: [
    ['asha@example.in', 'asha@example.in'],
    ['asha+quotes@example.insurance', 'asha+quotes@example.insurance'],
    ['a_b-c@ex-ample.tech', 'a_b-c@ex-ample.tech'],
  ],
  bad: [
    ['asha', 'email'],
    ['asha@example', 'email'],
    ['asha..menon@example.in', 'email'],
  ],
};
