import { line } from '../drawing-style.ts';
import { floor } from '../grounds.ts';
import type { HeadObject } from '../head-object.ts';
import { bust, standing } from '../people.ts';

/** Grandmother, father, mother and child under one umbrella, which the father holds. */
export const family: HeadObject = {
  name: 'family',
  family: 'people',
  umbrella: { at: [310, 186], radius: 268, stick: 176 },
  shapes: [
    floor,
    ...bust({
      at: [118, 470],
      clothes: 'marigold',
      skin: 'skin',
      hair: 'bun',
      hairColour: 'line-strong',
      height: 116,
    }),
    line('M94 466q0-64 26-96', 'terracotta', 8),
    ...standing({
      at: [230, 470],
      clothes: 'indigo',
      legs: 'ink',
      skin: 'skin-deep',
      hair: 'short',
      height: 196,
    }),
    ...standing({
      at: [400, 470],
      clothes: 'terracotta',
      legs: 'leaf',
      skin: 'skin',
      hair: 'bob',
      height: 180,
    }),
    ...standing({
      at: [500, 470],
      clothes: 'marigold',
      legs: 'indigo',
      skin: 'skin-deep',
      hair: 'short',
      size: 20,
      height: 104,
    }),
  ],
  front: [
    line('M258 318q20 40 52 24', 'ink', 14),
    line('M258 318q20 40 52 24', 'indigo', 8),
    line('M430 350q20 40 52 50', 'ink', 14),
    line('M430 350q20 40 52 50', 'terracotta', 8),
  ],
};
