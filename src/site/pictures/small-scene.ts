import type { Scene, Shape } from '#ui/shapes/scene.ts';

/**
 * An umbrella for the size of a line of text: beads, hems and shades, which no one sees there, are most of
 * its bytes, and a hub shows forty of them.
 */
export function smallScene({ viewBox, shapes }: Scene): Scene {
  return { viewBox, shapes: shapes.flatMap(plain) };
}

function plain(shape: Shape): Shape[] {
  if (shape.kind === 'group') {
    const shapes = shape.shapes.flatMap(plain);
    return shapes.length === 0 ? [] : [{ ...shape, className: undefined, shapes }];
  }
  if (shape.kind === 'text') return [];
  return shape.opacity !== undefined || isFine(shape) ? [] : [shape];
}

/** In the 220 units across, which take some 40 pixels: a line of less than this is thinner than one and a half. */
const seenFrom = 8;

/** A thin line, or beads on a string. */
function isFine({ stroke, strokeWidth = 0, ...shape }: Exclude<Shape, { kind: 'group' | 'text' }>): boolean {
  return stroke !== undefined && (strokeWidth < seenFrom || (shape.kind === 'path' && shape.d.length > 800));
}
