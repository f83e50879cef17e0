import { command, dot } from '../shapes/path.ts';
import type { Shape } from '../shapes/scene.ts';
import type { Coats } from './coats.ts';
import { edgeMiddle, type Frame, inGore, ring, tipRadius } from './frame.ts';
import { everyGore, stroked, strokedOnEveryGore } from './patterns/layers.ts';
import type { Crown, Hem } from './traits.ts';

const hemDrawings: Record<Hem, (canopy: Frame, coats: Coats) => Shape[]> = {
  band: (canopy, coats) => [
    stroked(ring(canopy, 97), coats.hem, 4.4),
    stroked(ring(canopy, 91.5), coats.hem, 1.2),
  ],
  beads: (canopy, coats) => [
    stroked(ring(canopy, 98.6), coats.thread, 1.6),
    strokedOnEveryGore(canopy, coats.hem, (index) => alongEdge(canopy, 95, [0.22, 0.41, 0.59, 0.78], index), 4.6),
  ],
  scallops: (canopy, coats) => [everyGore(canopy, coats.hem, (index) => scallops(canopy, index))],
};

function alongEdge(canopy: Frame, radius: number, turns: number[], index: number): string {
  return turns.map((turn) => dot(canopy.spot(edgeRadius(canopy, radius, turn), index + turn))).join('');
}

/** How far from the centre the hanging edge lies between two ribs; a parabola is near enough. */
function edgeRadius(canopy: Frame, radius: number, turn: number): number {
  return radius - (radius - edgeMiddle(canopy, radius)) * 4 * turn * (1 - turn);
}

/** Three tongues of cloth that hang from each gore's edge. */
function scallops(canopy: Frame, index: number): string {
  const corner = (part: number) => canopy.spot(edgeRadius(canopy, tipRadius, part), index + part);
  const tongue = (from: number, to: number) => {
    const middle = (from + to) / 2;
    const tip = canopy.spot(edgeRadius(canopy, tipRadius, middle) + 8, index + middle);
    return command('Q', tip, corner(to));
  };
  const inner = command('L', canopy.spot(94, index + 1)) + command('Q', canopy.spot(94 * 0.85, index + 0.5), canopy.spot(94, index));
  return `${command('M', corner(0))}${tongue(0, 1 / 3)}${tongue(1 / 3, 2 / 3)}${tongue(2 / 3, 1)}${inner}Z`;
}

const crownDrawings: Record<Crown, (canopy: Frame, coats: Coats) => Shape[]> = {
  petals: (canopy, coats) => [
    everyGore(canopy, coats.crown, (index) => {
      const half = canopy.half(25) * 0.9;
      const at = (across: number, out: number) => inGore(canopy, index, across, out);
      return `M0 0${command('L', at(-half, 25))}${command('Q', at(-half * 0.4, 31), at(0, 36))}${command('Q', at(half * 0.4, 31), at(half, 25))}`;
    }),
  ],
  beads: (canopy, coats) => [
    stroked(ring(canopy, 34), coats.crown, 1.6),
    strokedOnEveryGore(canopy, coats.crown, (index) => dot(inGore(canopy, index, 0, 25)), 5.4),
  ],
  rings: (canopy, coats) => [stroked(ring(canopy, 35), coats.crown, 4.4), stroked(ring(canopy, 26), coats.crown, 2)],
};

export function hemOf(hem: Hem, canopy: Frame, coats: Coats): Shape[] {
  return hemDrawings[hem](canopy, coats);
}

export function crownOf(crown: Crown, canopy: Frame, coats: Coats): Shape[] {
  return crownDrawings[crown](canopy, coats);
}

/** The knob on top, seen from above: the kalash of an Indian roof. */
export function finial(coats: Coats): Shape[] {
  return [
    { kind: 'circle', centre: [0, 0], radius: 13, fill: coats.thread },
    { kind: 'circle', centre: [0, 0], radius: 10.6, fill: coats.accent },
    { kind: 'circle', centre: [0, 0], radius: 5.6, fill: coats.thread },
    { kind: 'circle', centre: [-1.2, -1.2], radius: 1.8, fill: 'white' },
  ];
}

/** Where a rib ends: a small ferrule that holds the cloth. */
export function tips(canopy: Frame, coats: Coats): Shape {
  const all = Array.from({ length: canopy.gores }, (_, index) => dot(canopy.spot(tipRadius, index)));
  return stroked(all.join(''), coats.thread, 4.4);
}
