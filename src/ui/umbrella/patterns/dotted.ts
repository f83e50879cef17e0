import { command, dot } from '../../shapes/path.ts';
import { inGore } from '../frame.ts';
import { onBothCloths, type Pattern, strokedOnBothCloths, strokedOnEveryGore } from './layers.ts';

/** Bandhani, the tie-dye of Gujarat and Rajasthan: a lozenge of small dots around one of another colour. */
export const bandhani: Pattern = (canopy, coats) => {
  const aside = canopy.half(65) * 0.48;
  return [
    ...strokedOnBothCloths(
      canopy,
      coats,
      (index) =>
        [
          [0, 49],
          [-aside, 65],
          [aside, 65],
          [0, 81],
        ]
          .map(([across = 0, out = 0]) => dot(inGore(canopy, index, across, out)))
          .join(''),
      5.4,
    ),
    strokedOnEveryGore(canopy, coats.accent, (index) => dot(inGore(canopy, index, 0, 65)), 8),
  ];
};

/** Shisha, mirrors sewn onto cloth: a round glass in a ring of stitches, a small one between the ribs. */
export const mirrors: Pattern = (canopy, coats) => {
  const width = Math.min(canopy.half(68) * 1.25, 23);
  const glass = (index: number) => dot(inGore(canopy, index, 0, 69));
  const small = (index: number) => dot(inGore(canopy, index, 0, 47));
  return [
    strokedOnEveryGore(canopy, coats.thread, glass, width + 2.4),
    strokedOnEveryGore(canopy, coats.accent, glass, width),
    strokedOnEveryGore(canopy, 'white', glass, width * 0.62),
    strokedOnEveryGore(canopy, 'rain', (index) => dot(inGore(canopy, index, width * 0.08, 69 + width * 0.08)), width * 0.3),
    ...strokedOnBothCloths(canopy, coats, small, 6.4),
  ];
};

/** Toran, the garland over a door: marigold heads on a thread from rib to rib, a mango leaf at each rib. */
export const garland: Pattern = (canopy, coats) => {
  const heads = [0.14, 0.32, 0.5, 0.68, 0.86];
  const hang = (turn: number) => 74 - 15 * Math.sin(Math.PI * turn);
  return [
    ...onBothCloths(canopy, coats, (index) => {
      const wide = canopy.half(76) * 0.36;
      const at = (across: number, out: number) => inGore(canopy, index, across, out);
      return `${command('M', at(0, 66))}${command('Q', at(-wide * 2, 74), at(0, 87))}${command('Q', at(wide * 2, 74), at(0, 66))}`;
    }),
    strokedOnEveryGore(
      canopy,
      coats.accent,
      (index) => heads.map((turn) => dot(canopy.spot(hang(turn), index + turn))).join(''),
      canopy.half(66) * 0.42,
    ),
    strokedOnEveryGore(canopy, coats.thread, (index) => dot(canopy.spot(hang(0.5), index + 0.5)), 2.6),
  ];
};
