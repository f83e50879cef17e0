import type { Colour } from '#ui/shapes/colours.ts';
import type { Point } from '#ui/shapes/path.ts';
import type { CircleShape, GroupShape, PathShape, Shape, Transform } from '#ui/shapes/scene.ts';

/** Width and height. */
export type Size = readonly [number, number];

/** The hand of all objects: flat colours, and one ink line that is as strong everywhere. */
export const inkWidth = 4;

/** A flat shape with its ink line. */
export function flat(d: string, fill: Colour): PathShape {
  return { kind: 'path', d, fill, stroke: 'ink', strokeWidth: inkWidth, strokeEnds: 'round' };
}

/** A flat shape without a line: a shadow, a ground, a stripe on something that has one. */
export function plain(d: string, fill: Colour, opacity?: number): PathShape {
  return { kind: 'path', d, fill, opacity };
}

export function line(d: string, stroke: Colour = 'ink', strokeWidth = inkWidth): PathShape {
  return { kind: 'path', d, stroke, strokeWidth, strokeEnds: 'round' };
}

/** @param corner radius of the corners, in the canvas's units */
export function box([x, y]: Point, [width, height]: Size, fill: Colour, corner = 0): PathShape {
  if (corner === 0) return flat(`M${x} ${y}h${width}v${height}h${-width}z`, fill);
  const c = corner;
  const [w, h] = [width - 2 * c, height - 2 * c];
  return flat(
    `M${x + c} ${y}h${w}q${c} 0 ${c} ${c}v${h}q0 ${c} ${-c} ${c}h${-w}q${-c} 0 ${-c} ${-c}v${-h}q0 ${-c} ${c} ${-c}z`,
    fill,
  );
}

export function disc(centre: Point, radius: number, fill: Colour): CircleShape {
  return { kind: 'circle', centre, radius, fill, stroke: 'ink', strokeWidth: inkWidth };
}

/** Equal boxes in columns and rows (windows, keys, tiles) as one shape; a step is from one box to the next. */
export function grid(
  [x, y]: Point,
  [columns, rows]: Size,
  [width, height]: Size,
  [across, down]: Size,
  fill: Colour,
): PathShape {
  const boxes = Array.from({ length: columns * rows }, (_, index) => {
    const [column, row] = [index % columns, Math.floor(index / columns)];
    return `M${x + column * across} ${y + row * down}h${width}v${height}h${-width}z`;
  });
  return flat(boxes.join(''), fill);
}

/** Round dots of one size (buttons, rivets, fruit) as one shape without a line. */
export function dots(centres: readonly Point[], fill: Colour, size: number): PathShape {
  return line(centres.map(([x, y]) => `M${x} ${y}h.1`).join(''), fill, size);
}

/** The same shape at several places, by their left upper corners. */
export function each(places: readonly Point[], draw: (at: Point) => Shape): Shape[] {
  return places.map(draw);
}

export function moved(transform: Transform, shapes: Shape[]): GroupShape {
  return { kind: 'group', transform, shapes };
}

/** A wheel with its tyre and hub. */
export function wheel(centre: Point, radius: number, hub: Colour = 'white'): Shape[] {
  return [
    disc(centre, radius, 'ink'),
    disc(centre, radius * 0.55, hub),
    disc(centre, radius * 0.16, 'marigold'),
  ];
}
