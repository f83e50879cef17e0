import type { Colour } from '../../shapes/colours.ts';
import type { PathShape } from '../../shapes/scene.ts';
import type { Coats } from '../coats.ts';
import type { Frame } from '../frame.ts';

/** Draws one ring of ornament onto the canopy, between its crown and its hem. */
export type Pattern = (canopy: Frame, coats: Coats) => PathShape[];

export type Draw = (index: number) => string;

/** One path for all gores: an element each would cost ten times the bytes. */
export function everyGore(canopy: Frame, fill: Colour, draw: Draw): PathShape {
  return { kind: 'path', d: canopy.indices.map(draw).join(''), fill };
}

/** The pattern on both cloths, each in the colour that reads on it. */
export function onBothCloths(canopy: Frame, coats: Coats, draw: Draw): PathShape[] {
  if (coats.onEven === coats.onOdd) return [everyGore(canopy, coats.onEven, draw)];
  return [
    everyGore(canopy, coats.onEven, (index) => (index % 2 ? '' : draw(index))),
    everyGore(canopy, coats.onOdd, (index) => (index % 2 ? draw(index) : '')),
  ].filter((shape) => shape.d);
}

/** The same with strokes instead of fillings. */
export function strokedOnBothCloths(canopy: Frame, coats: Coats, draw: Draw, width: number): PathShape[] {
  return onBothCloths(canopy, coats, draw).map(({ d, fill }) => stroked(d, fill, width));
}

export function strokedOnEveryGore(canopy: Frame, stroke: Colour, draw: Draw, width: number): PathShape {
  return stroked(canopy.indices.map(draw).join(''), stroke, width);
}

export function stroked(d: string, stroke: Colour | undefined, width: number): PathShape {
  return { kind: 'path', d, stroke, strokeWidth: width, strokeEnds: 'round' };
}
