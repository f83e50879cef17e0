import { sheet, writing } from '../desk.ts';
import { box, disc, flat, line, moved } from '../drawing-style.ts';
import { tableTop } from '../grounds.ts';
import type { HeadObject } from '../head-object.ts';

/** A contract and its guarantee, clipped together, sealed and stamped. */
export const bond: HeadObject = {
  name: 'bond',
  family: 'liability',
  umbrella: { at: [430, 172], radius: 168 },
  shapes: [
    tableTop('sky'),
    sheet([204, 128], 9, [220, 310], [], 'marigold-soft'),
    sheet(
      [104, 150],
      -5,
      [220, 310],
      [
        line('M30 52h100', 'indigo', 9),
        writing([30, 92], [160, 160, 130, 160]),
        disc([62, 250], 34, 'rose-soft'),
        line('M44 250h36M48 238h28M48 262h28', 'terracotta'),
        line('M118 262q14-26 26-6t22-10 26 4', 'indigo', 5),
        line('M30-20v52q0 12 12 12t12-12v-44q0-20-16-20t-16 20', 'ink', 5),
      ],
    ),
    moved({ move: [420, 388], rotate: 18 }, [
      box([0, 0], [112, 70], 'terracotta', 12),
      disc([56, 35], 26, 'terracotta-deep'),
      disc([56, 35], 14, 'marigold'),
    ]),
    disc([352, 452], 32, 'terracotta'),
    flat('M352 436l5 10 11 2-8 8 2 11-10-5-10 5 2-11-8-8 11-2Z', 'marigold'),
  ],
};
