import { box, disc, dots, flat, grid, line } from '../drawing-style.ts';
import { groundLine } from '../grounds.ts';
import type { HeadObject } from '../head-object.ts';

/** A cinema on a day without shows: its shutter is down, and a barrier closes the street. */
export const cinema: HeadObject = {
  name: 'cinema',
  family: 'property',
  umbrella: { at: [566, 150], radius: 170, stick: 232, tilt: 6 },
  shapes: [
    box([96, 196], [330, 212], 'indigo'),
    box([214, 96], [94, 112], 'terracotta', 8),
    disc([261, 150], 34, 'white'),
    dots(
      [
        [261, 132],
        [243, 150],
        [279, 150],
        [261, 168],
      ],
      'ink',
      12,
    ),
    flat('M72 226h378l-22 56H94Z', 'marigold'),
    dots(
      [106, 150, 194, 238, 284, 328, 372, 416].map((x) => [x, 254] as const),
      'white',
      14,
    ),
    box([200, 296], [122, 112], 'white'),
    line('M200 318h122M200 340h122M200 362h122M200 384h122'),
    grid([120, 304], [1, 1], [56, 78], [0, 0], 'rain-soft'),
    grid([346, 304], [1, 1], [56, 78], [0, 0], 'marigold-soft'),
    flat('M148 322l20 34h-40Z', 'terracotta'),
    disc([374, 340], 16, 'leaf'),
  ],
  front: [
    line('M498 348v60M654 348v60', 'ink', 8),
    box([470, 326], [212, 36], 'white', 4),
    flat('M490 326h36l-20 36h-30v-16ZM566 326h40l-20 36h-40ZM646 326h36v8l-16 28h-40Z', 'terracotta'),
    groundLine,
  ],
};
