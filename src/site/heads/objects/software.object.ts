import { openLaptop, pencil, sheet, writing } from '../desk.ts';
import { dots, line } from '../drawing-style.ts';
import { tableTop } from '../grounds.ts';
import type { HeadObject } from '../head-object.ts';

const holes = [26, 58, 90, 122].map((y): [number, number] => [14, y]);

/** A laptop showing code, beside a notebook. */
export const software: HeadObject = {
  name: 'software',
  family: 'liability',
  umbrella: { at: [446, 168], radius: 162 },
  shapes: [
    tableTop('rain'),
    openLaptop([52, 102], 3, 'indigo', [
      dots(
        [
          [18, 16],
          [34, 16],
          [50, 16],
        ],
        'marigold',
        9,
      ),
      line('M20 44h40M36 88h54M36 110h30M20 132h26', 'marigold', 6),
      line('M72 44h70M36 66h96M102 88h40M58 132h12', 'rain', 6),
      line('M78 110h52', 'leaf-soft', 6),
    ]),
    sheet(
      [424, 352],
      -6,
      [140, 150],
      [writing([40, 40], [76, 76, 56, 76]), dots(holes, 'ink', 8)],
      'marigold-soft',
    ),
    pencil([404, 376], 12, 'terracotta'),
  ],
};
