import type { Colour } from '#ui/shapes/colours.ts';
import type { Point } from '#ui/shapes/path.ts';
import type { GroupShape, Shape } from '#ui/shapes/scene.ts';
import { box, disc, flat, grid, line, moved, type Size } from './drawing-style.ts';

/** Lines of writing: each number is how long one is, from `at` down. */
export function writing([x, y]: Point, lengths: readonly number[], step = 28): Shape {
  const rows = lengths.map((length, index) => `M${x} ${y + index * step}h${length}`);
  return line(rows.join(''), 'line-strong', 6);
}

/** A sheet of paper, turned about its left upper corner; what is on it counts from there. */
export function sheet(
  at: Point,
  rotate: number,
  size: Size,
  marks: Shape[],
  fill: Colour = 'white',
): GroupShape {
  return moved({ move: at, rotate }, [box([0, 0], size, fill, 6), ...marks]);
}

/** A pencil 146 long, turned about its blunt end. */
export function pencil(at: Point, rotate: number, fill: Colour = 'marigold'): GroupShape {
  return moved({ move: at, rotate }, [flat('M0 0h20v110l-10 26-10-26Z', fill), line('M0 22h20M0 106h20')]);
}

/** A mug of tea seen from above. */
export function mug([x, y]: Point): Shape[] {
  return [
    line(`M${x + 34} ${y - 26}l26-20`, 'ink', 16),
    line(`M${x + 34} ${y - 26}l26-20`, 'white', 8),
    disc([x, y], 46, 'white'),
    disc([x, y], 32, 'terracotta-deep'),
  ];
}

/** A laptop seen from above; what its screen shows has 272 by 150 units. */
export function openLaptop(at: Point, rotate: number, ground: Colour, shown: Shape[]): GroupShape {
  return moved({ move: at, rotate }, [
    box([0, 0], [300, 182], 'ink', 12),
    box([14, 14], [272, 150], ground, 4),
    moved({ move: [14, 14] }, shown),
    box([-6, 186], [312, 156], 'white', 12),
    grid([16, 202], [9, 4], [22, 14], [30.5, 21], 'sky'),
    box([105, 294], [90, 36], 'sky', 6),
  ]);
}
