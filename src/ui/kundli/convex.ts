import type { Point } from '../shapes/path.ts';

export type Span = [from: number, to: number];

/** How far a convex outline reaches left and right at a height; nothing where it does not reach at all. */
export function spanAt(outline: readonly Point[], y: number): Span | undefined {
  const crossings = outline.flatMap(([ax, ay], index) => {
    const [bx, by] = outline[(index + 1) % outline.length] ?? [ax, ay];
    if (ay === by) return ay === y ? [ax, bx] : [];
    const part = (y - ay) / (by - ay);
    return part < 0 || part > 1 ? [] : [ax + (bx - ax) * part];
  });
  if (crossings.length < 2) return undefined;
  return [Math.min(...crossings), Math.max(...crossings)];
}

/** The part of the line from `start` in `direction` that lies inside, measured along the line. */
export function spanAlong(outline: readonly Point[], start: Point, direction: Point): Span | undefined {
  // Turned so that the line lies level, the question is the one above.
  const [dx, dy] = direction;
  const turned = outline.map(([x, y]): Point => {
    const [rx, ry] = [x - start[0], y - start[1]];
    return [rx * dx + ry * dy, ry * dx - rx * dy];
  });
  return spanAt(turned, 0);
}
