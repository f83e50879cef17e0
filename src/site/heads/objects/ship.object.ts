import { box, disc, each, flat, line, moved } from '../drawing-style.ts';
import type { HeadObject } from '../head-object.ts';
import { waves } from '../landscapes.ts';

export const ship: HeadObject = {
  name: 'ship',
  family: 'journey',
  umbrella: { at: [866, 132], radius: 140, stick: 36, tilt: -4 },
  shapes: [
    waves(300, 14, 'rain'),
    moved({ move: [700, 170] }, [
      box([185, -6], [40, 42], 'terracotta'),
      line('M187 10h36', 'marigold', 8),
      box([85, 34], [165, 36], 'white'),
      box([45, 70], [240, 40], 'white'),
      ...each(
        [102, 134, 166, 198].map((x) => [x, 45]),
        (at) => box(at, [18, 14], 'rain'),
      ),
      ...each(
        [68, 100, 132, 164, 196, 228, 260].map((x) => [x, 90]),
        (at) => disc(at, 7, 'rain'),
      ),
      flat('M0 110H330L290 175H45Z', 'ink'),
      line('M18 128H318', 'terracotta', 10),
    ]),
  ],
  front: [waves(335, 18, 'indigo'), waves(368, 14, 'leaf')],
};
