import { box, disc, flat, grid, line } from '../drawing-style.ts';
import { groundLine } from '../grounds.ts';
import type { HeadObject } from '../head-object.ts';
import { standing } from '../people.ts';

/** A school with its clock, and two pupils before its door. */
export const school: HeadObject = {
  name: 'school',
  family: 'property',
  umbrella: { at: [380, 146], radius: 190, stick: 60, hasCrook: false },
  shapes: [],
  front: [
    box([190, 286], [380, 122], 'white'),
    box([180, 274], [400, 18], 'terracotta'),
    grid([208, 310], [3, 1], [28, 44], [38, 0], 'rain-soft'),
    grid([448, 310], [3, 1], [28, 44], [38, 0], 'rain-soft'),
    box([326, 240], [108, 168], 'marigold-soft'),
    flat('M308 246l72-50 72 50Z', 'terracotta'),
    disc([380, 276], 20, 'white'),
    line('M380 264v12l9 6'),
    flat('M352 408v-66q0-28 28-28t28 28v66Z', 'indigo'),
    line('M380 316v90'),
    box([328, 398], [104, 10], 'white'),
    ...standing({
      at: [470, 408],
      clothes: 'leaf',
      legs: 'ink',
      skin: 'skin-deep',
      hair: 'short',
      size: 12,
      height: 54,
    }),
    ...standing({
      at: [516, 408],
      clothes: 'terracotta',
      legs: 'ink',
      skin: 'skin',
      hair: 'bob',
      size: 12,
      height: 50,
    }),
    groundLine,
  ],
};
