import { compactNumbers } from '#ui/shapes/path.ts';
import type { Scene, Shape } from '#ui/shapes/scene.ts';

/**
 * An umbrella for the size of a line of text: beads, hems, shades and tenths of a unit, which no one sees there, are most
 * of its bytes, and a hub shows forty of them.
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
  if (shape.opacity !== undefined || isFine(shape)) return [];
  return [shape.kind === 'path' ? { ...shape, d: inWholeUnits(shape.d) } : shape];
}

/** A unit is a fifth of a pixel there. Relative commands stay: a dot's line is a tenth of a unit long. */
function inWholeUnits(d: string): string {
  if (/[a-y]/.test(d)) return d;
  return d.replace(/[A-Z][^A-Z]*/g, (step) => {
    const values = step.slice(1).match(/-?[\d.]+/g);
    return step.charAt(0) + (values ? compactNumbers(values.map((value) => Math.round(Number(value)))) : '');
  });
}

/** In the 220 units across, which take some 40 pixels: a line of less than this is thinner than one and a half. */
const seenFrom = 8;

/** A thin line, or beads on a string. */
function isFine({ stroke, strokeWidth = 0, ...shape }: Exclude<Shape, { kind: 'group' | 'text' }>): boolean {
  return stroke !== undefined && (strokeWidth < seenFrom || (shape.kind === 'path' && shape.d.length > 800));
}
