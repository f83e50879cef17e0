import { command, type Point } from '../shapes/path.ts';

/** The rib tips are on this circle; every other length of the drawing is a part of it. */
export const tipRadius = 100;

/** The cloth is drawn in between the ribs: so the middle of a gore's edge. */
const sagRadius = 92;

/**
 * The bare geometry of a canopy. A place is a radius and a turn counted in gores: ribs are at whole
 * numbers, a gore's middle at a half. `indices` are the gores that are there, in order.
 */
export type Frame = {
  gores: number;
  indices: number[];
  spot: (radius: number, turn: number) => Point;
  /** Half a gore's width at a radius. */
  half: (radius: number) => number;
};

export function frame(gores: number, torn?: number): Frame {
  const all = Array.from({ length: gores }, (_, index) => index);
  return {
    gores,
    // Starts behind the gap, so that a line around the canopy stays one line.
    indices: torn === undefined ? all : all.slice(1).map((index) => (index + torn) % gores),
    spot: (radius, turn) => {
      const angle = (turn * 2 * Math.PI) / gores;
      return [radius * Math.cos(angle), radius * Math.sin(angle)];
    },
    half: (radius) => radius * Math.tan(Math.PI / gores),
  };
}

/** The canopy's edge from rib tip to rib tip; with a gore torn out, not all the way around. */
export function edgeLine(canopy: Frame): string {
  const start = command('M', canopy.spot(tipRadius, canopy.indices[0] ?? 0));
  const line = canopy.indices.map((index) => goreEdge(canopy, index)).join('');
  return start + line + (isWhole(canopy) ? 'Z' : '');
}

/** The cloth of all gores in one piece. */
export function clothOutline(canopy: Frame): string {
  return isWhole(canopy) ? edgeLine(canopy) : `${edgeLine(canopy)}L0 0Z`;
}

export function goreOutline(canopy: Frame, index: number): string {
  return `M0 0${command('L', canopy.spot(tipRadius, index))}${goreEdge(canopy, index)}Z`;
}

/** The half of a gore that is in shade. */
export function foldOutline(canopy: Frame, index: number): string {
  const [tip, sag, next] = edgePoints(canopy, index);
  const middle = halfway(halfway(tip, sag), halfway(sag, next));
  return `M0 0${command('L', tip)}${command('Q', halfway(tip, sag), middle)}Z`;
}

/** The length of one gore's edge, by forty chords. */
export function goreEdgeLength(canopy: Frame): number {
  const [start, sag, end] = edgePoints(canopy, 0);
  const at = (part: number): Point => {
    const [ax, ay] = between(start, sag, part);
    const [bx, by] = between(sag, end, part);
    return between([ax, ay], [bx, by], part);
  };
  const parts = Array.from({ length: 40 }, (_, step) => step / 40);
  return parts.reduce((length, part) => length + distance(at(part), at(part + 1 / 40)), 0);
}

/** A point in a gore's own measures: how far right of its middle, and how far from the centre. */
export function inGore(canopy: Frame, index: number, across: number, out: number): Point {
  const [cos, sin] = canopy.spot(1, index + 0.5);
  return [out * cos - across * sin, out * sin + across * cos];
}

function isWhole({ gores, indices }: Frame): boolean {
  return indices.length === gores;
}

function goreEdge(canopy: Frame, index: number): string {
  const [, sag, end] = edgePoints(canopy, index);
  return command('Q', sag, end);
}

/** A gore's edge as a curve: its start, its control point, its end. */
function edgePoints({ spot, gores }: Frame, index: number): [Point, Point, Point] {
  const control = 2 * sagRadius - tipRadius * Math.cos(Math.PI / gores);
  return [spot(tipRadius, index), spot(control, index + 0.5), spot(tipRadius, index + 1)];
}

function halfway(a: Point, b: Point): Point {
  return between(a, b, 0.5);
}

function between([ax, ay]: Point, [bx, by]: Point, part: number): Point {
  return [ax + (bx - ax) * part, ay + (by - ay) * part];
}

function distance([ax, ay]: Point, [bx, by]: Point): number {
  return Math.hypot(bx - ax, by - ay);
}
