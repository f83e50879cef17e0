import { box, grid, line } from '../drawing-style.ts';
import { groundLine } from '../grounds.ts';
import type { HeadObject } from '../head-object.ts';
import { tree } from '../landscapes.ts';

/** Two blocks of flats, with balconies and a water tank on the roof. */
export const flats: HeadObject = {
  name: 'flats',
  family: 'property',
  umbrella: { at: [350, 148], radius: 178, stick: 60, hasCrook: false },
  shapes: [...tree([596, 406], 130), ...tree([168, 406], 90)],
  front: [
    box([402, 250], [124, 158], 'terracotta'),
    grid([422, 272], [3, 3], [22, 24], [32, 40], 'marigold-soft'),
    box([446, 218], [44, 32], 'ink', 6),
    box([222, 206], [190, 202], 'white'),
    box([214, 198], [206, 14], 'indigo'),
    grid([242, 226], [4, 4], [24, 26], [42, 46], 'rain-soft'),
    grid([236, 244], [2, 3], [78, 12], [84, 46], 'marigold'),
    box([300, 364], [36, 44], 'indigo'),
    line('M290 364h56', 'ink', 7),
    groundLine,
  ],
};
