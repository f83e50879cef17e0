import { expect, test } from 'vitest';
import { initialsOf } from './initials.ts';

test.each([
  ['Asha Kulkarni', 'AK'],
  ['Joseph D’Souza', 'JD'],
  ['K. R. Narayanan', 'KN'],
  ['मीरा कृष्णन', 'मक'],
  ['Meera', 'M'],
])('the initials of %s are %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
