import type { Point } from '#ui/shapes/path.ts';
import { box, disc, dots, flat, line } from '../drawing-style.ts';
import { groundLine } from '../grounds.ts';
import type { HeadObject } from '../head-object.ts';

const reel = ([x, y]: Point, radius: number) => [
  disc([x, y], radius, 'terracotta'),
  dots(
    [
      [x, y - 16],
      [x, y + 16],
      [x - 16, y],
      [x + 16, y],
    ],
    'white',
    11,
  ),
];

/** A film camera on its tripod, an umbrella on a are before the lens, a clapperboard. */
export const filmCamera: HeadObject = {
  name: 'film-camera',
  family: 'property',
  umbrella: { at: [470, 150], radius: 182, stick: 252, hasCrook: false },
  shapes: [
    line('M364 320L306 404M364 320L422 404M364 320V404', 'ink', 8),
    ...reel([322, 216], 34),
    ...reel([392, 216], 34),
    box([296, 246], [134, 72], 'indigo', 8),
    flat('M430 264l32-18v72l-32-18Z', 'ink'),
    box([312, 262], [44, 28], 'rain-soft', 4),
    box([344, 316], [40, 14], 'marigold'),
    line('M296 270h-24v16'),
    box([540, 342], [100, 66], 'ink', 4),
    flat('M538 336l96-32 6 18-96 32Z', 'white'),
    line('M566 328l14 12M592 319l14 12M618 311l12 10', 'ink', 8),
    line('M556 370h68M556 388h40', 'white'),
  ],
  front: [line('M446 404l24-24 24 24', 'ink', 6), groundLine],
};
