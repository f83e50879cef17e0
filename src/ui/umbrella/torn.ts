import { closed, command, type Point } from '../shapes/path.ts';
import type { Shape } from '../shapes/scene.ts';
import type { Coats } from './coats.ts';
import { type Frame, inGore, tipRadius } from './frame.ts';
import { stroked } from './patterns/layers.ts';
import type { UmbrellaTraits } from './traits.ts';

/** The gore that comes to lie lower right, where a reader's eye leaves the picture. */
export function tornIndex({ gores, rotation }: UmbrellaTraits): number {
  const wanted = 55;
  const turn = ((wanted - rotation) * gores) / 360 - 0.5;
  return ((Math.round(turn) % gores) + gores) % gores;
}

/** A gore whose cloth has given way: a ragged rest at the top, bare ribs, a flap that hangs from one rib. */
export function tornGore(canopy: Frame, coats: Coats, index: number): Shape[] {
  const isOdd = index % 2 === 1;
  const face = isOdd ? coats.odd : coats.even;
  const back = isOdd ? coats.onOdd : coats.onEven;
  const at = (across: number, out: number) => inGore(canopy, index, across, out);
  const side = (out: number) => canopy.half(out);
  const rest = closed([0, 0], at(-side(58), 58), at(-side(50) * 0.55, 47), at(-side(52) * 0.3, 55), at(0, 41), at(side(46) * 0.4, 50), at(side(40) * 0.6, 39), at(side(47), 47));
  const flap = [at(-side(62), 62), at(-side(70) * 0.2, 70), at(-side(74) * 0.35, 78), at(side(80) * 0.35, 86), at(side(90) * 0.05, 93), at(side(100) * 0.5, 106), at(-side(104) * 0.1, 108), at(-side(100), 99)] satisfies Point[];
  return [
    { kind: 'path', d: rest, fill: face },
    { kind: 'path', d: closed(...flap), fill: face },
    { kind: 'path', d: command('M', at(-side(62), 62)) + command('Q', at(-side(80) * 0.3, 80), at(-side(104) * 0.1, 108)) + command('L', at(-side(100), 99)) + 'Z', fill: back },
    stroked(command('M', [0, 0]) + command('L', at(-side(tipRadius), tipRadius)) + 'M0 0' + command('L', at(side(tipRadius), tipRadius)), coats.thread, 1.6),
  ];
}
