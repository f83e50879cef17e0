import type { Point } from '#ui/shapes/path.ts';

/** How many numbers each command takes. */
const sizes: Record<string, number> = { M: 2, L: 2, T: 2, H: 1, V: 1, Q: 4, C: 6, A: 7, Z: 0 };

/**
 * Points along an SVG path, close enough together for its bounding box; of an arc only the end.
 * @throws RangeError on a command that no object uses
 */
export function pathPoints(d: string): Point[] {
  const points: Point[] = [];
  let start: Point = [0, 0];
  let from: Point = [0, 0];
  let control: Point | undefined;
  for (const [, letter = '', numbers = ''] of d.matchAll(/([a-z])([^a-z]*)/gi)) {
    for (const [index, values] of parts(letter, numbers).entries()) {
      const name = letter.toUpperCase();
      const corners = absolute(letter, values, from);
      if (name === 'T') corners.unshift(reflected(control ?? from, from));
      const to = name === 'Z' ? start : (corners.at(-1) ?? from);
      points.push(...(name === 'A' ? [to] : along([from, ...corners.slice(0, -1), to])));
      control = 'QT'.includes(name) ? corners[0] : undefined;
      if (name === 'M' && index === 0) {
        start = to;
        points.splice(-8);
        points.push(to);
      }
      from = to;
    }
  }
  return points;
}

/** The numbers of one letter, divided into one list for each time that the command is carried out. */
function parts(letter: string, text: string): number[][] {
  const size = sizes[letter.toUpperCase()];
  if (size === undefined) throw new RangeError(`A path with the command ${letter} cannot be measured`);
  if (size === 0) return [[]];
  const all = (text.match(/-?(\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
  return Array.from({ length: all.length / size }, (_, index) => all.slice(index * size, (index + 1) * size));
}

function absolute(letter: string, values: number[], [x, y]: Point): Point[] {
  const name = letter.toUpperCase();
  const [left, top] = letter === name ? [0, 0] : [x, y];
  const [first = 0] = values;
  if (name === 'H') return [[left + first, y]];
  if (name === 'V') return [[x, top + first]];
  const pairs = name === 'A' ? values.slice(-2) : values;
  return Array.from({ length: pairs.length / 2 }, (_, index): Point => {
    return [left + (pairs[index * 2] ?? 0), top + (pairs[index * 2 + 1] ?? 0)];
  });
}

function reflected([x, y]: Point, [aroundX, aroundY]: Point): Point {
  return [2 * aroundX - x, 2 * aroundY - y];
}

/** Eight points on the curve that these corners give (a line has two, a quadratic three, a cubic four). */
function along(corners: readonly Point[]): Point[] {
  return Array.from({ length: 8 }, (_, index) => between(corners, (index + 1) / 8));
}

function between(corners: readonly Point[], part: number): Point {
  const [first = [0, 0], ...rest] = corners;
  if (rest.length === 0) return first;
  const [a, b] = [between(corners.slice(0, -1), part), between(rest, part)];
  return [a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part];
}
