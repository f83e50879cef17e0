import { closed, command } from '../shapes/path.ts';
import type { Shape } from '../shapes/scene.ts';
import type { Coats } from './coats.ts';
import { type Frame, inGore, tipRadius } from './frame.ts';
import type { UmbrellaTraits } from './traits.ts';

/** The gore that comes to lie lower right, where a reader's eye leaves the picture. */
export function tornIndex({ gores, rotation }: UmbrellaTraits): number {
  const wanted = 55;
  const turn = Math.round(((wanted - rotation) * gores) / 360 - 0.5);
  return ((turn % gores) + gores) % gores;
}

/** A gore whose cloth has given way: a ragged rest at the top, bare ribs, a flap that hangs from one rib. */
export function tornGore(canopy: Frame, coats: Coats, index: number): Shape[] {
  const isOdd = index % 2 === 1;
  const face = isOdd ? coats.odd : coats.even;
  const back = isOdd ? coats.onOdd : coats.onEven;
  // Across in parts of half a gore, so that -1 and 1 are the ribs whatever their number.
  const at = (across: number, out: number) => inGore(canopy, index, across * canopy.half(out), out);
  const rest = closed(
    [0, 0],
    at(-1, 63),
    at(-0.6, 54),
    at(-0.42, 61),
    at(-0.1, 44),
    at(0.12, 53),
    at(0.4, 38),
    at(0.66, 46),
    at(1, 34),
  );
  const flap = closed(
    at(-1, 70),
    at(-0.3, 76),
    at(-0.62, 82),
    at(0.1, 89),
    at(-0.16, 94),
    at(0.62, 108),
    at(-0.1, 106),
    at(-1, 100),
  );
  const turnedBack = `${command('M', at(-1, 70))}${command('Q', at(-0.75, 88), at(-0.1, 106))}${command('L', at(-1, 100))}Z`;
  const ribs = command('M', at(-1, tipRadius)) + command('L', [0, 0], at(1, tipRadius));
  const drop = (across: number, out: number) =>
    command('M', at(across, out)) + command('L', at(across, out + 6));
  const rain = drop(0.1, 63) + drop(0.62, 74) + drop(0.5, 57);
  return [
    // The rain comes in.
    { kind: 'path', d: rain, stroke: 'rain', strokeWidth: 2.6, strokeEnds: 'round' },
    { kind: 'path', d: ribs, stroke: coats.thread, strokeWidth: 2 },
    { kind: 'path', d: rest, fill: face },
    { kind: 'path', d: flap, fill: face },
    { kind: 'path', d: turnedBack, fill: back },
  ];
}
