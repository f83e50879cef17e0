import { box, disc, flat, line, moved, plain } from '../hand.ts';
import type { HeadObject } from '../head-object.ts';

/** A table seen from above: a contract with its seal, a pen, a cup. */
export const contract: HeadObject = {
  name: 'contract',
  family: 'liability',
  umbrella: { at: [420, 170], radius: 175 },
  shapes: [
    plain('M30 60h560q30 0 30 30v430H0V90q0-30 30-30Z', 'terracotta-soft'),
    moved({ move: [120, 150], rotate: -6 }, [
      box([0, 0], [230, 320], 'white', 6),
      line('M30 50h110M30 84h170M30 112h170M30 140h150M30 168h170M30 196h120', 'line-strong', 6),
      line('M34 270q14-26 26-6t22-10 34 4', 'indigo', 5),
      disc([184, 262], 26, 'terracotta'),
      flat('M170 280l-8 34 22-12 22 12-8-34Z', 'terracotta'),
    ]),
    moved({ move: [430, 380], rotate: 24 }, [
      flat('M0 0h20v110l-10 26-10-26Z', 'marigold'),
      line('M0 22h20M0 106h20'),
    ]),
    disc([80, 430], 46, 'white'),
    disc([80, 430], 32, 'terracotta-deep'),
  ],
};
