import type { Point } from '../shapes/path.ts';
import type { PathShape, Scene, Shape } from '../shapes/scene.ts';
import type { HouseState } from './house-state.ts';

const canopy = 'M-7 1C-6-4.5-3.5-7 0-7S6-4.5 7 1Q4.5-1 2.4 1Q0-1-2.4 1Q-4.5-1-7 1Z';
const halfCanopy = 'M-7 1C-6-4.5-3.5-7 0-7V0Q-1.3 0-2.4 1Q-4.5-1-7 1Z';
const stick = 'M0 0V5.5Q0 7.5 2 7.5T4 5.5';
const drops = 'M-3.5-7L-5.5-1M2-7L0-1M7-7L5-1M-1 2L-3 8M4.5 2L2.5 8M-6.3 2L-7 4.5';

/**
 * A state without words: an umbrella, half of one, rain, and for what is not known the dots of an umbrella that may be
 * there. Fourteen units across; what is unasked has no mark.
 */
export function stateMark(state: HouseState): Shape[] {
  if (state === 'unasked') return [];
  if (state === 'unknown') return [dotted(stick), dotted(canopy)];
  if (state === 'open') return [line(drops, 'terracotta-deep', 2)];
  if (state === 'covered') return [line(stick, 'ink', 1.5), { kind: 'path', d: canopy, fill: 'leaf' }];
  return [
    line(stick, 'ink', 1.5),
    { kind: 'path', d: halfCanopy, fill: 'marigold' },
    { ...line(canopy, 'ink', 1.2) },
  ];
}

/** The same as a picture of its own, for the key next to a chart. */
export function kundliKey(state: HouseState): Scene {
  return { viewBox: [-9, -9, 18, 18], shapes: stateMark(state) };
}

export function markAt(state: HouseState, move: Point, size: number): Shape {
  return { kind: 'group', transform: { move, scale: size / 15 }, shapes: stateMark(state) };
}

function dotted(d: string): Shape {
  return { ...line(d, 'ink', 1.5), dashes: [0.1, 2.6] };
}

function line(d: string, stroke: 'ink' | 'terracotta-deep', strokeWidth: number): PathShape {
  return { kind: 'path', d, stroke, strokeWidth, strokeEnds: 'round' };
}
