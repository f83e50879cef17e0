import { mug, pencil, sheet, writing } from '../desk.ts';
import { disc, flat, line } from '../drawing-style.ts';
import { tableTop } from '../grounds.ts';
import type { HeadObject } from '../head-object.ts';

/** A table seen from above: a contract with its seal, a pencil, a mug. */
export const contract: HeadObject = {
  name: 'contract',
  family: 'liability',
  umbrella: { at: [420, 170], radius: 175 },
  shapes: [
    tableTop('terracotta-soft'),
    sheet(
      [120, 150],
      -6,
      [230, 320],
      [
        line('M30 50h110', 'line-strong', 6),
        writing([30, 84], [170, 170, 150, 170, 120]),
        line('M34 270q14-26 26-6t22-10 34 4', 'indigo', 5),
        disc([184, 262], 26, 'terracotta'),
        flat('M170 280l-8 34 22-12 22 12-8-34Z', 'terracotta'),
      ],
    ),
    pencil([430, 380], 24),
    ...mug([80, 430]),
  ],
};
