import type { Point } from '#ui/shapes/path.ts';
import { crate } from '../cargo.ts';
import { box, dots, flat, line } from '../drawing-style.ts';
import { groundLine } from '../grounds.ts';
import type { HeadObject } from '../head-object.ts';

const stripe = (index: number) => `M${212 + index * 40} 250h40l4 36q-24 22-48 0Z`;
const stripes = (rest: number) =>
  [0, 1, 2, 3, 4, 5, 6, 7]
    .filter((index) => index % 2 === rest)
    .map(stripe)
    .join('');
const fruit = (x: number): Point[] => [0, 1, 2, 3].map((index) => [x + index * 19, 344]);

/** A grocer's with its awning down and its fruit outside. */
export const shop: HeadObject = {
  name: 'shop',
  family: 'property',
  umbrella: { at: [372, 148], radius: 178, stick: 60, hasCrook: false },
  shapes: [],
  front: [
    box([226, 240], [292, 168], 'white'),
    box([218, 206], [308, 44], 'indigo', 4),
    line('M262 228h60M340 228h30M388 228h90', 'marigold', 9),
    box([420, 290], [72, 118], 'terracotta'),
    box([434, 300], [44, 50], 'rain-soft'),
    box([250, 280], [144, 46], 'rain-soft'),
    flat(stripes(0), 'terracotta'),
    flat(stripes(1), 'white'),
    dots(fruit(200), 'marigold', 22),
    dots(fruit(296), 'terracotta', 22),
    ...crate([188, 352], [84, 56]),
    ...crate([284, 352], [84, 56]),
    groundLine,
  ],
};
