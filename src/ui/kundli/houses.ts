import type { Point } from '../shapes/path.ts';

/**
 * The North Indian chart: a square, its two diagonals and the lozenge between the middles of its sides.
 * Twelve houses, counted as astrologers do: from the top lozenge, against the clock.
 */
export const chartSize = 360;

/** The frame around the chart takes this much of each side. */
export const frameWidth = 9;

const low = frameWidth;
const high = chartSize - frameWidth;
const middle = chartSize / 2;
const near = (low + middle) / 2;
const far = (middle + high) / 2;

const centre: Point = [middle, middle];
const corners: Point[] = [
  [low, low],
  [low, high],
  [high, high],
  [high, low],
];
const [topLeft, bottomLeft, bottomRight, topRight] = corners as [Point, Point, Point, Point];
const sides = {
  top: [middle, low],
  left: [low, middle],
  bottom: [middle, high],
  right: [high, middle],
} as const;
const crossings = {
  topLeft: [near, near],
  bottomLeft: [near, far],
  bottomRight: [far, far],
  topRight: [far, near],
} as const;

export type House = { outline: readonly Point[]; heart: Point };

/** How deep a triangle's inner circle has its centre, its depth being 1. */
const inner = Math.SQRT2 - 1;

export const houses: readonly House[] = [
  lozenge(sides.top, crossings.topLeft, centre, crossings.topRight),
  triangle(topLeft, sides.top, crossings.topLeft),
  triangle(topLeft, sides.left, crossings.topLeft),
  lozenge(sides.left, crossings.topLeft, centre, crossings.bottomLeft),
  triangle(sides.left, bottomLeft, crossings.bottomLeft),
  triangle(bottomLeft, sides.bottom, crossings.bottomLeft),
  lozenge(sides.bottom, crossings.bottomLeft, centre, crossings.bottomRight),
  triangle(sides.bottom, bottomRight, crossings.bottomRight),
  triangle(bottomRight, sides.right, crossings.bottomRight),
  lozenge(sides.right, crossings.bottomRight, centre, crossings.topRight),
  triangle(sides.right, topRight, crossings.topRight),
  triangle(topRight, sides.top, crossings.topRight),
];

function lozenge(...outline: [Point, Point, Point, Point]): House {
  return { outline, heart: between(outline[0], outline[2], 0.5) };
}

function triangle(from: Point, to: Point, tip: Point): House {
  return { outline: [from, to, tip], heart: between(between(from, to, 0.5), tip, inner) };
}

function between([ax, ay]: Point, [bx, by]: Point, part: number): Point {
  return [ax + (bx - ax) * part, ay + (by - ay) * part];
}

/** The lines that make the houses, each drawn once. */
export const lines: readonly (readonly Point[])[] = [
  [topLeft, bottomRight],
  [bottomLeft, topRight],
  [sides.top, sides.left, sides.bottom, sides.right, sides.top],
];

/** Where lines meet. */
export const joints: readonly Point[] = [...Object.values(sides), ...Object.values(crossings), ...corners];
