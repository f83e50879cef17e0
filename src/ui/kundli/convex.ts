import type { Point } from '../shapes/path.ts';

export type Span = [from: number, to: number];

/** How far a convex outline reaches left and right at a height; nothing where it does not reach at all. */
export function spanAt(outline: readonly Point[], y: number): Span | undefined {
  // A chart asks this some thousand times, so no list of crossings is made.
  let from = Number.POSITIVE_INFINITY;
  let to = Number.NEGATIVE_INFINITY;
  const reach = (x: number) => {
    from = Math.min(from, x);
    to = Math.max(to, x);
  };
  let count = 0;
  outline.forEach(([ax, ay], index) => {
    const [bx, by] = outline[(index + 1) % outline.length] ?? [ax, ay];
    if (ay === by) {
      if (ay !== y) return;
      reach(ax);
      reach(bx);
      count += 2;
      return;
    }
    const part = (y - ay) / (by - ay);
    if (part < 0 || part > 1) return;
    reach(ax + (bx - ax) * part);
    count += 1;
  });
  return count < 2 ? undefined : [from, to];
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
