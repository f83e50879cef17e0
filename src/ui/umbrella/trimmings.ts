import { command, dot } from '../shapes/path.ts';
import type { PathShape, Shape } from '../shapes/scene.ts';
import type { Coats } from './coats.ts';
import { type Frame, frame, inGore, tipRadius } from './frame.ts';
import { drawnLines, filled, ring } from './patterns/layers.ts';
import type { Crown, Hem } from './traits.ts';

type Trimming = {
  under?: (canopy: Frame, coats: Coats) => Shape[];
  over: (canopy: Frame, coats: Coats) => Shape[];
};

/** The trimming of the cloth at its edge; `under` is drawn before the cloth and looks out from below it. */
const hemDrawings: Record<Hem, Trimming> = {
  band: {
    over: (canopy, { hem, thread }) => [
      ring(canopy, 97, { stroke: hem, strokeWidth: 6.4 }),
      ring(canopy, 97, { stroke: thread, strokeWidth: 1, stitches: beadsFor(canopy, 8) }),
    ],
  },
  beads: {
    over: (canopy, { hem, thread }) => [
      ring(canopy, tipRadius, { stroke: thread, strokeWidth: 2.2 }),
      ring(canopy, 95.6, { stroke: hem, strokeWidth: 4.4, beads: beadsFor(canopy, 7) }),
    ],
  },
  scallops: {
    under: (canopy, { hem }) => [
      ring(canopy, tipRadius, { stroke: hem, strokeWidth: 12.5, beads: beadsFor(canopy, 11) }),
    ],
    over: (canopy, { hem }) => [ring(canopy, 97.6, { stroke: hem, strokeWidth: 3 })],
  },
};

/** As many a gore as fit, about so many units apart. */
function beadsFor({ gores }: Frame, apart: number): number {
  return Math.max(2, Math.round((2 * Math.PI * tipRadius) / gores / apart));
}

const crownDrawings: Record<Crown, (canopy: Frame, coats: Coats) => Shape[]> = {
  petals: (canopy, coats) => [
    filled(canopy, coats.crown, (index) => {
      const half = canopy.half(24) * 0.92;
      const at = (across: number, out: number) => inGore(canopy, index, across, out);
      return `M0 0${command('L', at(-half, 24))}${command('Q', at(-half, 31), at(0, 37))}${command('Q', at(half, 31), at(half, 24))}`;
    }),
  ],
  beads: (canopy, coats) => [
    ring(canopy, 34, { stroke: coats.crown, strokeWidth: 2.2 }),
    drawnLines(canopy, coats.crown, 5.6, (index) => dot(inGore(canopy, index, 0, 24))),
  ],
  rings: (canopy, coats) => [
    ring(canopy, 35, { stroke: coats.crown, strokeWidth: 5 }),
    ring(canopy, 25.5, { stroke: coats.crown, strokeWidth: 2.4 }),
  ],
};

export function hemUnder(hem: Hem, canopy: Frame, coats: Coats): Shape[] {
  return hemDrawings[hem].under?.(canopy, coats) ?? [];
}

export function hemOver(hem: Hem, canopy: Frame, coats: Coats): Shape[] {
  return hemDrawings[hem].over(canopy, coats);
}

export function crownOf(crown: Crown, canopy: Frame, coats: Coats): Shape[] {
  return crownDrawings[crown](canopy, coats);
}

/** The knob on top, seen from above: the kalash of an Indian roof. */
export function finial({ accent, thread }: Coats): Shape[] {
  return [
    { kind: 'circle', centre: [0, 0], radius: 13, fill: thread },
    { kind: 'circle', centre: [0, 0], radius: 10.6, fill: accent },
    { kind: 'circle', centre: [0, 0], radius: 5.4, fill: thread },
    { kind: 'circle', centre: [0, 0], radius: 1.8, fill: 'white' },
  ];
}

/** Tips of the ribs: small ferrules that fasten the cloth, also where it is torn. */
export function ribTips({ gores }: Frame, { thread }: Coats): PathShape {
  const bare = frame(gores);
  return drawnLines(bare, thread, 5, (index) => dot(bare.spot(tipRadius, index)));
}
