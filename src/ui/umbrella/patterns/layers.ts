import type { Colour } from '../../shapes/colours.ts';
import type { PathShape, Shape } from '../../shapes/scene.ts';
import type { Coats } from '../coats.ts';
import { edgeLine, type Frame, goreEdgeLength, tipRadius } from '../frame.ts';

/** Draws one ring of ornament onto the canopy, between its crown and its hem. */
export type Pattern = (canopy: Frame, coats: Coats) => Shape[];

type Draw = (index: number) => string;

/** One path for all gores: an element each would cost ten times the bytes. */
export function filled(canopy: Frame, fill: Colour, draw: Draw): PathShape {
  return { kind: 'path', d: canopy.indices.map(draw).join(''), fill };
}

/** The same as lines or, with `dot`, as dots of that width. */
export function drawnLines(canopy: Frame, stroke: Colour, strokeWidth: number, draw: Draw): PathShape {
  return { kind: 'path', d: canopy.indices.map(draw).join(''), stroke, strokeWidth, strokeEnds: 'round' };
}

/** Draws on both cloths, on each in the colour that reads there. */
export function onBothCloths(
  canopy: Frame,
  coats: Coats,
  draw: (gores: Frame, colour: Colour) => Shape,
): Shape[] {
  if (coats.onEven === coats.onOdd) return [draw(canopy, coats.onEven)];
  const everyOther = (rest: number) => ({
    ...canopy,
    indices: canopy.indices.filter((index) => index % 2 === rest),
  });
  return [draw(everyOther(0), coats.onEven), draw(everyOther(1), coats.onOdd)];
}

/** The coats for what is on the accent's colour instead of on the cloth. */
export function overAccent(coats: Coats): Coats {
  return coats.onOdd === coats.accent ? { ...coats, onOdd: coats.onEven } : coats;
}

type Line = { stroke: Colour; strokeWidth: number; beads?: number; stitches?: number };

/**
 * A line around the canopy that hangs as the cloth does; in beads or stitches, so many a gore. It is the
 * edge itself made smaller: the same text over again costs nothing once the page is compressed.
 */
export function ring(canopy: Frame, radius: number, { stroke, strokeWidth, beads, stitches }: Line): Shape {
  const scale = radius / tipRadius;
  const step = goreEdgeLength(canopy) / (beads ?? stitches ?? 1);
  const line: PathShape = {
    kind: 'path',
    d: edgeLine(canopy),
    stroke,
    strokeWidth: strokeWidth / scale,
    strokeEnds: 'round',
    ...(beads && { dashes: beadDashes(step) }),
    ...(stitches && { dashes: [step * 0.45, step * 0.55] }),
  };
  return scale === 1 ? line : { kind: 'group', transform: { scale }, shapes: [line] };
}

/** A tenth of a unit long, because some PDF viewers leave out a dash of no length. */
export function beadDashes(step: number): [number, number] {
  return [0.1, step - 0.1];
}
