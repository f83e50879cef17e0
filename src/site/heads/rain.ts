import { command, type Point } from '#ui/shapes/path.ts';
import type { PathShape } from '#ui/shapes/scene.ts';
import type { SideOn } from '#ui/umbrella/side-on.ts';

type Rain = { drops: number; from: Point; to: Point; isDry: (drop: Point) => boolean };

/** Drops strewn evenly over an area and left out where it is dry; the same at every rendering. */
export function rain({ drops, from, to, isDry }: Rain): PathShape {
  const all = Array.from({ length: drops }, (_, index): Point => {
    const across = ((index * 7919) % 997) / 997;
    const down = ((index * 104729) % 991) / 991;
    return [Math.round(from[0] + across * (to[0] - from[0])), Math.round(from[1] + down * (to[1] - from[1]))];
  });
  const d = all
    .filter((drop) => !isDry(drop))
    .map((drop) => `${command('M', drop)}l-5 18`)
    .join('');
  return { kind: 'path', d, stroke: 'indigo', strokeWidth: 3, strokeEnds: 'round', opacity: 0.35 };
}

/** Below the cloth, as far as a drop that falls aslant does not reach. */
export function isUnder({ at: [x, y], radius }: SideOn): (drop: Point) => boolean {
  return ([left, top]) => Math.abs(left - x) < radius * 1.1 && top > y - radius * 0.85;
}

/** Below an umbrella seen from above. */
export function isCovered({ at: [x, y], radius }: SideOn): (drop: Point) => boolean {
  return ([left, top]) => Math.hypot(left - x, top - y) < radius * 1.08;
}
