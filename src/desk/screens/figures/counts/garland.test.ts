import { expect, test } from 'vitest';
import { beadWorth, garlandScene } from './garland.ts';

test('a bead represents as few enquiries as fit, in round numbers', () => {
  expect([1, 32, 33, 64, 65, 160, 161, 321, 5000].map((most) => beadWorth(most))).toEqual([
    1, 1, 2, 2, 5, 5, 10, 20, 200,
  ]);
});

test('any count is visible, however small, and zero is not', () => {
  const scene = garlandScene({ counts: [0, 1, 12], worth: 10, audience: 'people' });
  const [, threads] = scene.shapes;
  // From its first bead to its last one: none, one, and two.
  expect(threads).toMatchObject({ d: 'M157 12v0.1M300 12v6.1', dashes: [0.1, 5.9] });
});
