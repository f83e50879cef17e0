import type { Point } from '#ui/shapes/path.ts';
import type { Shape, Transform } from '#ui/shapes/scene.ts';
import { pathPoints } from './path-points.ts';

export type Area = { left: number; top: number; right: number; bottom: number };

/** The bounding box of each shape without its line's width, in the coordinates of the canvas. */
export function areasOf(shapes: readonly Shape[], toCanvas = (point: Point): Point => point): Area[] {
  return shapes.flatMap((shape) => {
    if (shape.kind !== 'group') return [around(pointsOf(shape).map(toCanvas))];
    return areasOf(shape.shapes, (point) => toCanvas(transformed(point, shape.transform)));
  });
}

function pointsOf(shape: Exclude<Shape, { kind: 'group' }>): Point[] {
  if (shape.kind === 'path') return pathPoints(shape.d);
  if (shape.kind === 'polygon') return shape.points;
  if (shape.kind === 'text') return [shape.at];
  const [x, y] = shape.centre;
  return Array.from({ length: 24 }, (_, index): Point => {
    const angle = (index * Math.PI) / 12;
    return [x + shape.radius * Math.cos(angle), y + shape.radius * Math.sin(angle)];
  });
}

function transformed([x, y]: Point, { move = [0, 0], rotate = 0, scale = 1 }: Transform = {}): Point {
  const angle = (rotate * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle) * scale, Math.sin(angle) * scale];
  return [x * cos - y * sin + move[0], x * sin + y * cos + move[1]];
}

function around(points: readonly Point[]): Area {
  const [across, down] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return {
    left: Math.min(...across),
    top: Math.min(...down),
    right: Math.max(...across),
    bottom: Math.max(...down),
  };
}
