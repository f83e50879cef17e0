import { command, dot } from '../../shapes/path.ts';
import { type Frame, inGore } from '../frame.ts';
import { drawnLines, filled, onBothCloths, overAccent, type Pattern } from './layers.ts';

/** A pointed petal on a gore's middle, of this width at its belly. */
function petal(canopy: Frame, index: number, [low, high]: [number, number], width: number): string {
  const at = (across: number, out: number) => inGore(canopy, index, across, out);
  const belly = low + (high - low) * 0.5;
  return (
    command('M', at(0, low)) +
    command('Q', at(-width, belly), at(0, high)) +
    command('Q', at(width, belly), at(0, low))
  );
}

/** One mango leaf a gore, with its vein, and two berries at its foot. */
export const leaves: Pattern = (canopy, coats) => {
  const aside = canopy.half(54) * 0.58;
  const berries = (index: number) =>
    [-aside, aside].map((across) => dot(inGore(canopy, index, across, 54))).join('');
  const vein = (index: number) =>
    command('M', inGore(canopy, index, 0, 43)) + command('L', inGore(canopy, index, 0, 76));
  return [
    ...onBothCloths(canopy, coats, (gores, colour) =>
      filled(gores, colour, (index) => petal(gores, index, [43, 86], gores.half(66) * 1.15)),
    ),
    drawnLines(canopy, coats.detail, 1.8, vein),
    drawnLines(canopy, coats.accent, 5.6, berries),
  ];
};

/** A lotus that opens over the whole canopy, petal within petal. */
export const lotus: Pattern = (canopy, coats) => [
  filled(canopy, coats.accent, (index) => petal(canopy, index, [34, 88], canopy.half(64) * 1.7)),
  ...onBothCloths(canopy, overAccent(coats), (gores, colour) =>
    filled(gores, colour, (index) => petal(gores, index, [36, 78], gores.half(58) * 1.15)),
  ),
  drawnLines(canopy, coats.detail, 3.6, (index) => dot(inGore(canopy, index, 0, 55))),
];

/** Peacock feathers, an eye in each. */
export const plumes: Pattern = (canopy, coats) => {
  const width = Math.min(canopy.half(72) * 1.5, 27);
  const eye = (index: number) => dot(inGore(canopy, index, 0, 69));
  const stem = (index: number) =>
    command('M', inGore(canopy, index, 0, 40)) + command('L', inGore(canopy, index, 0, 66));
  return [
    ...onBothCloths(canopy, coats, (gores, colour) =>
      filled(gores, colour, (index) => petal(gores, index, [40, 87], width * 0.98)),
    ),
    drawnLines(canopy, coats.detail, 2, stem),
    drawnLines(canopy, coats.detail, width * 0.7, eye),
    drawnLines(canopy, coats.thread, width * 0.42, eye),
    drawnLines(canopy, coats.detail, width * 0.14, eye),
  ];
};

/** Ambi, the mango that Europe calls paisley: a drop whose tip curls, an eye where it is round. */
export const paisley: Pattern = (canopy, coats) => {
  const half = Math.min(canopy.half(68) * 0.7, 13);
  const drop = (index: number) => {
    const at = (across: number, out: number) => inGore(canopy, index, across * half, 71 + out * 12.5);
    return (
      command('M', at(0.9, -2.3)) +
      command('C', at(-1.6, -2.1), at(-1.7, 1.1), at(0, 1.05)) +
      command('C', at(2, 1), at(0.7, -1.2), at(0.9, -2.3))
    );
  };
  const eye = (index: number) => dot(inGore(canopy, index, 0, 71));
  return [
    ...onBothCloths(canopy, coats, (gores, colour) => filled(gores, colour, drop)),
    drawnLines(canopy, coats.detail, half * 1.15, eye),
    drawnLines(canopy, coats.thread, half * 0.5, eye),
  ];
};
