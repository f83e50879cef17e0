import { closed, command, dot } from '../../shapes/path.ts';
import { type Frame, inGore } from '../frame.ts';
import { drawnLines, filled, onBothCloths, overAccent, type Pattern } from './layers.ts';

/** Lozenges one inside the other, as in ikat. */
export const diamonds: Pattern = (canopy, coats) => {
  const lozenge = (low: number, high: number, part: number) => (index: number) => {
    const aside = canopy.half(64) * part;
    const at = (across: number, out: number) => inGore(canopy, index, across, out);
    return closed(at(0, low), at(aside, 64), at(0, high), at(-aside, 64));
  };
  return [
    ...onBothCloths(canopy, coats, (gores, colour) => filled(gores, colour, lozenge(43, 85, 0.74))),
    filled(canopy, coats.detail, lozenge(52, 76, 0.44)),
    drawnLines(canopy, coats.thread, 4.6, (index) => dot(inGore(canopy, index, 0, 64))),
  ];
};

/** Leheriya, cloth dyed in waves after the monsoon: two waves around the canopy, a thread along each. */
export const leheriya: Pattern = (canopy, coats) =>
  [53, 73].flatMap((radius) => {
    const wave = (index: number) => waveAcross(canopy, radius, index);
    return [
      drawnLines(canopy, coats.accent, 9.5, wave),
      ...onBothCloths(canopy, overAccent(coats), (gores, colour) => drawnLines(gores, colour, 4, wave)),
    ];
  });

function waveAcross({ spot }: Frame, radius: number, index: number): string {
  return (
    command('M', spot(radius, index)) +
    command('Q', spot(radius * 1.2, index + 0.25), spot(radius, index + 0.5)) +
    command('Q', spot(radius * 0.8, index + 0.75), spot(radius, index + 1))
  );
}

/** Jali, the stone lattice of windows: two zigzags across each other, a bead where they cross. */
export const lattice: Pattern = (canopy, coats) => {
  const [low, high] = [42, 85];
  const zigzag = (first: number, second: number, index: number) =>
    command('M', canopy.spot(first, index)) +
    command('L', canopy.spot(second, index + 0.5), canopy.spot(first, index + 1));
  // Where straight lines from (low, 0) to (high, ½) and from (high, 0) to (low, ½) meet.
  const crossing = ((2 * low * high) / (low + high)) * Math.cos(Math.PI / canopy.gores / 2);
  const crossings = (index: number) =>
    [0.25, 0.75].map((turn) => dot(canopy.spot(crossing, index + turn))).join('');
  return [
    ...onBothCloths(canopy, coats, (gores, colour) =>
      drawnLines(gores, colour, 2.8, (index) => zigzag(low, high, index) + zigzag(high, low, index)),
    ),
    drawnLines(canopy, coats.accent, 7, crossings),
  ];
};
