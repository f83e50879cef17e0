import { crate } from '../cargo.ts';
import { box, flat, line, wheel } from '../drawing-style.ts';
import type { HeadObject } from '../head-object.ts';
import { hills, road, tree } from '../landscapes.ts';

/** A lorry on a country road, its umbrella planted among the crates. */
export const lorry: HeadObject = {
  name: 'lorry',
  family: 'journey',
  umbrella: { at: [778, 154], radius: 172, stick: 140, tilt: -2, hasCrook: false },
  shapes: [
    hills(236, 'leaf', 0.3),
    hills(286, 'leaf', 0.5),
    ...tree([486, 342], 110),
    ...tree([1118, 342], 136),
    ...road(340),
  ],
  front: [
    ...crate([622, 222], [84, 74]),
    ...crate([706, 238], [72, 58], 'terracotta-soft'),
    ...crate([778, 212], [92, 84], 'marigold-soft'),
    ...crate([722, 190], [56, 48], 'marigold'),
    flat('M890 316V208q0-12 12-12h42q12 0 17 10l27 56q2 4 2 10v44Z', 'terracotta'),
    flat('M908 256v-42h30q6 0 9 6l17 36Z', 'rain-soft'),
    line('M910 276h16'),
    box([606, 296], [284, 20], 'indigo'),
    box([600, 314], [398, 14], 'ink', 6),
    ...[650, 716, 940].flatMap((x) => wheel([x, 330], 25)),
  ],
};
