import type { Colour } from '#ui/shapes/colours.ts';
import type { Point } from '#ui/shapes/path.ts';
import type { Shape } from '#ui/shapes/scene.ts';
import { box, flat, line } from './drawing-style.ts';

/** A table or bench from the front, down to the floor of a room. */
export function bench([x, y]: Point, width: number, fill: Colour = 'marigold-soft'): Shape[] {
  const [left, right] = [x + 22, x + width - 22];
  return [line(`M${left} ${y}V470M${right} ${y}V470`, 'ink', 8), box([x, y], [width, 16], fill, 6)];
}

/** A plant in a pot, `at` the middle of the pot's foot. */
export function pottedPlant([x, y]: Point, fill: Colour = 'leaf'): Shape[] {
  return [
    flat(`M${x} ${y - 36}q-44-16-34-62 40 6 34 62Z`, fill),
    flat(`M${x} ${y - 36}q44-16 34-62-40 6-34 62Z`, fill),
    flat(`M${x} ${y - 36}q-24-40 0-80 24 40 0 80Z`, fill),
    flat(`M${x - 26} ${y - 40}h52l-8 40h-36Z`, 'terracotta'),
  ];
}

/** A cup seen from the side, `at` the middle of its foot. */
export function cup([x, y]: Point, fill: Colour = 'white'): Shape[] {
  return [line(`M${x + 11} ${y - 18}q14 0 10 10h-12`), flat(`M${x - 13} ${y - 24}h26l-4 24h-18Z`, fill)];
}
