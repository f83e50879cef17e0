import { expect, test } from 'vitest';
import { initialsOf, initialsScene } from './initials-scene.ts';

test.each([
  ['Asha Kulkarni', 'AK'],
  ['Joseph D’Souza', 'JD'],
  ['K. R. Narayanan', 'KN'],
  ['मीरा कृष्णन', 'मक'],
  ['Meera', 'M'],
])('the initials of %s are %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

test('a name has the same portrait every time, and another name another', () => {
  expect(initialsScene('Asha Kulkarni')).toEqual(initialsScene('Asha Kulkarni'));
  expect(initialsScene('Asha Kulkarni')).not.toEqual(initialsScene('Meera Krishnan'));
});
