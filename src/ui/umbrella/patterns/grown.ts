import { command, dot } from '../../shapes/path.ts';
import { type Frame, inGore } from '../frame.ts';
import { everyGore, onBothCloths, type Pattern, strokedOnBothCloths, strokedOnEveryGore } from './layers.ts';

/** A pointed petal on a gore's middle (or, half a gore on, on its rib). */
function petal(canopy: Frame, index: number, low: number, high: number, half: number): string {
  const at = (across: number, out: number) => inGore(canopy, index, across, out);
  const belly = low + (high - low) * 0.45;
  return (
    command('M', at(0, low)) +
    command('Q', at(-half * 2, belly), at(0, high)) +
    command('Q', at(half * 2, belly), at(0, low))
  );
}

/** One mango leaf a gore, with its vein, and two berries at its foot. */
export const leaves: Pattern = (canopy, coats) => {
  const aside = canopy.half(52) * 0.56;
  return [
    ...onBothCloths(canopy, coats, (index) => petal(canopy, index, 46, 88, canopy.half(66) * 0.5)),
    strokedOnEveryGore(
      canopy,
      coats.thread,
      (index) => command('M', inGore(canopy, index, 0, 50)) + command('L', inGore(canopy, index, 0, 77)),
      1.6,
    ),
    strokedOnEveryGore(
      canopy,
      coats.accent,
      (index) => [-aside, aside].map((across) => dot(inGore(canopy, index, across, 55))).join(''),
      5,
    ),
  ];
};

/** A lotus that opens over the whole canopy: a row of petals over the ribs, another between them. */
export const lotus: Pattern = (canopy, coats) => [
  everyGore(canopy, coats.accent, (index) => petal(canopy, index, 40, 87, canopy.half(62) * 0.82)),
  ...onBothCloths(canopy, coats, (index) => petal(canopy, index, 40, 78, canopy.half(58) * 0.56)),
  strokedOnBothCloths(canopy, { ...coats, onEven: coats.accent, onOdd: coats.accent }, (index) => dot(inGore(canopy, index, 0, 56)), 3.4),
].flat();

/** A peacock's fan on each gore: arches one inside the other. */
export const fans: Pattern = (canopy, coats) => {
  const arch = (foot: number, top: number, part: number) => (index: number) => {
    const half = canopy.half(62) * part;
    const at = (across: number, out: number) => inGore(canopy, index, across, out);
    return command('M', at(0, foot)) + command('C', at(-half * 2.1, top - 6), at(-half * 0.9, top), at(0, top)) + command('C', at(half * 0.9, top), at(half * 2.1, top - 6), at(0, foot));
  };
  return [
    ...onBothCloths(canopy, coats, arch(42, 88, 0.84)),
    everyGore(canopy, coats.accent, arch(46, 80, 0.56)),
    everyGore(canopy, coats.thread, arch(50, 70, 0.3)),
  ];
};

/** Ambi, the mango that Europe calls paisley: a drop whose tip curls, a smaller one inside. */
export const paisley: Pattern = (canopy, coats) => {
  const half = Math.min(canopy.half(66) * 0.62, 12);
  const drop = (size: number) => (index: number) => {
    const at = (across: number, out: number) => inGore(canopy, index, across * half * size, 70 + out * 17 * size);
    return (
      command('M', at(0.75, -1.45)) +
      command('C', at(-0.2, -1.5), at(-1, -0.5), at(-1, 0.1)) +
      command('C', at(-1, 1.2), at(1, 1.2), at(1, 0.1)) +
      command('C', at(1, -0.5), at(0.1, -0.6), at(0.75, -1.45))
    );
  };
  return [
    ...onBothCloths(canopy, coats, drop(1)),
    everyGore(canopy, coats.accent, drop(0.56)),
    strokedOnEveryGore(canopy, coats.thread, (index) => dot(inGore(canopy, index, 0, 71)), 3.4),
  ];
};
