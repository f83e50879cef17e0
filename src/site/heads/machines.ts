import type { Colour } from '#ui/shapes/colours.ts';
import { command, type Point } from '#ui/shapes/path.ts';
import type { Shape } from '#ui/shapes/scene.ts';
import { disc, flat } from './drawing-style.ts';

/** A toothed wheel. */
export function gear([x, y]: Point, radius: number, teeth: number, fill: Colour): Shape[] {
  const corners = Array.from({ length: teeth * 4 }, (_, index): Point => {
    const far = index % 4 < 2 ? radius : radius * 0.82;
    const angle = ((index + (index % 2 ? -0.2 : 0.2)) * Math.PI) / (teeth * 2);
    return [x + far * Math.cos(angle), y + far * Math.sin(angle)];
  });
  const rim = corners.map((corner, index) => command(index ? 'L' : 'M', corner)).join('');
  return [flat(`${rim}Z`, fill), disc([x, y], Math.round(radius * 0.36), 'white'), disc([x, y], 5, 'ink')];
}
