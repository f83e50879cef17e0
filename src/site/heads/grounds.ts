import type { Colour } from '#ui/shapes/colours.ts';
import type { PathShape } from '#ui/shapes/scene.ts';
import { line, plain } from './drawing-style.ts';

/** The floor of a room, up to the line that people are on (y 470). */
export const floor: PathShape = plain('M0 470H620V520H0Z', 'sky');

/** The ground under the things on a page's edge (y 408). */
export const groundLine: PathShape = line('M0 408H760', 'ink', 5);

/** A table seen from above. It ends beyond the canvas, so that what is on it looks near. */
export function tableTop(fill: Colour): PathShape {
  return plain('M30 60h560q30 0 30 30v430H0V90q0-30 30-30Z', fill);
}
