import { closed, command, dot } from '../../shapes/path.ts';
import { type Frame, inGore, isWhole } from '../frame.ts';
import { onBothCloths, type Pattern, stroked, strokedOnBothCloths, strokedOnEveryGore } from './layers.ts';

/** Lozenges one inside the other, as in ikat. */
export const diamonds: Pattern = (canopy, coats) => {
  const lozenge = (low: number, high: number, part: number) => (index: number) => {
    const aside = canopy.half(66) * part;
    const at = (across: number, out: number) => inGore(canopy, index, across, out);
    return closed(at(0, low), at(aside, 66), at(0, high), at(-aside, 66));
  };
  return [
    ...onBothCloths(canopy, coats, lozenge(44, 87, 0.72)),
    { kind: 'path', fill: coats.accent, d: canopy.indices.map(lozenge(54, 78, 0.4)).join('') },
    strokedOnEveryGore(canopy, coats.thread, (index) => dot(inGore(canopy, index, 0, 66)), 4),
  ];
};

/** Leheriya, cloth dyed in waves after the monsoon: three lines that run around the canopy. */
export const leheriya: Pattern = (canopy, coats) => [
  stroked(wave(canopy, 52), coats.accent, 4.4),
  ...strokedOnBothCloths(canopy, coats, (index) => waveAcross(canopy, 65, index), 5.2),
  stroked(wave(canopy, 78), coats.accent, 4.4),
];

function wave(canopy: Frame, radius: number): string {
  const start = canopy.spot(radius, canopy.indices[0] ?? 0);
  return command('M', start) + canopy.indices.map((index) => swing(canopy, radius, index)).join('') + (isWhole(canopy) ? 'Z' : '');
}

function waveAcross(canopy: Frame, radius: number, index: number): string {
  return command('M', canopy.spot(radius, index)) + swing(canopy, radius, index);
}

function swing({ spot }: Frame, radius: number, index: number): string {
  return (
    command('Q', spot(radius * 1.2, index + 0.25), spot(radius, index + 0.5)) +
    command('Q', spot(radius * 0.8, index + 0.75), spot(radius, index + 1))
  );
}

/** Jali, the stone lattice of windows: two zigzags across each other, a bead where they cross. */
export const lattice: Pattern = (canopy, coats) => {
  const [low, high] = [45, 86];
  const zigzags = (index: number) => {
    const rising = [canopy.spot(low, index), canopy.spot(high, index + 0.5), canopy.spot(low, index + 1)] as const;
    const falling = [canopy.spot(high, index), canopy.spot(low, index + 0.5), canopy.spot(high, index + 1)] as const;
    return [rising, falling].map(([first, ...rest]) => command('M', first) + command('L', ...rest)).join('');
  };
  return [
    ...strokedOnBothCloths(canopy, coats, zigzags, 2.6),
    strokedOnEveryGore(
      canopy,
      coats.accent,
      (index) => [0.25, 0.75].map((turn) => dot(canopy.spot(64, index + turn))).join(''),
      6.4,
    ),
  ];
};
