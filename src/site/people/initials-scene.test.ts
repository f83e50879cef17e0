import { expect, test } from 'vitest';
import { initialsScene } from './initials-scene.ts';

test('a name has the same portrait every time, and another name another', () => {
  expect(initialsScene('Asha Kulkarni')).toEqual(initialsScene('Asha Kulkarni'));
  expect(initialsScene('Asha Kulkarni')).not.toEqual(initialsScene('Meera Krishnan'));
});
