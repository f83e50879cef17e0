import { suitcase } from '../cargo.ts';
import { box, dots, flat, grid, line, wheel } from '../drawing-style.ts';
import type { HeadObject } from '../head-object.ts';
import { hills, road, tree } from '../landscapes.ts';

/** A tour coach below the hills, with luggage and an umbrella on its roof. */
export const coach: HeadObject = {
  name: 'coach',
  family: 'journey',
  umbrella: { at: [786, 140], radius: 168, stick: 76, hasCrook: false },
  shapes: [
    hills(196, 'leaf', 0.3),
    hills(270, 'leaf', 0.5),
    ...tree([470, 342], 120),
    ...tree([1110, 342], 96),
    ...road(340),
  ],
  front: [
    ...suitcase([660, 176], [86, 36], 'terracotta', 'marigold'),
    ...suitcase([806, 166], [70, 46], 'leaf', 'marigold'),
    line('M630 212v-14h290v14'),
    flat('M600 322V232q0-20 20-20h346q18 0 24 18l12 50v42Z', 'marigold'),
    grid([618, 230], [5, 1], [50, 42], [58, 0], 'rain-soft'),
    box([912, 230], [36, 92], 'rain-soft', 6),
    flat('M962 230h12q6 0 8 6l10 40h-30Z', 'rain-soft'),
    line('M602 292H900', 'terracotta', 9),
    dots([[992, 300]], 'white', 12),
    ...[676, 858].flatMap((x) => wheel([x, 326], 27)),
  ],
};
