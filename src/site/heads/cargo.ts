import type { Colour } from '#ui/shapes/colours.ts';
import type { Point } from '#ui/shapes/path.ts';
import type { Shape } from '#ui/shapes/scene.ts';
import { box, line, type Size } from './drawing-style.ts';

/** A wooden crate with its laths and brace. */
export function crate([x, y]: Point, [width, height]: Size, fill: Colour = 'marigold'): Shape[] {
  return [
    box([x, y], [width, height], fill),
    line(`M${x} ${y + 12}h${width}M${x} ${y + height - 12}h${width}l${-width} ${24 - height}`),
  ];
}

/** A shipping container seen from its long side. */
export function container([x, y]: Point, [width, height]: Size, fill: Colour): Shape[] {
  const ribs = Array.from({ length: Math.floor(width / 16) - 1 }, (_, index) => {
    return `M${x + 16 * (index + 1)} ${y + 10}v${height - 20}`;
  });
  return [box([x, y], [width, height], fill), line(ribs.join(''), 'ink', 2.5)];
}

/** A suitcase with a handle on top and two straps. */
export function suitcase([x, y]: Point, [width, height]: Size, fill: Colour, strap: Colour = 'ink'): Shape[] {
  const [left, right] = [x + width * 0.22, x + width * 0.78];
  return [
    line(`M${x + width / 2 - 16} ${y}v-10q0-8 8-8h16q8 0 8 8v10`),
    box([x, y], [width, height], fill, 10),
    line(`M${left} ${y + 2}v${height - 4}M${right} ${y + 2}v${height - 4}`, strap, 7),
  ];
}
