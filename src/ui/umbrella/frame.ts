import { command, type Point } from '../shapes/path.ts';

/** The rib tips lie on this circle; every other length of the drawing is a part of it. */
export const tipRadius = 100;

/** The cloth hangs between the ribs: where it is pulled in, a curve's control point lies at this part. */
const sag = 0.85;

/**
 * The bare geometry of a canopy. A place is a radius and a turn counted in gores: ribs stand at whole
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
  // Starts behind the gap, so that a line around the canopy stays one line.
  const indices = torn === undefined ? all : all.slice(1).map((index) => (index + torn) % gores);
  return {
    gores,
    indices,
    spot: (radius, turn) => {
      const angle = (turn * 2 * Math.PI) / gores;
      return [radius * Math.cos(angle), radius * Math.sin(angle)];
    },
    half: (radius) => radius * Math.tan(Math.PI / gores),
  };
}

export function isWhole({ gores, indices }: Frame): boolean {
  return indices.length === gores;
}

/** One gore's lower edge from rib to rib, without its starting point. */
export function edge({ spot }: Frame, radius: number, index: number): string {
  return command('Q', spot(radius * sag, index + 0.5), spot(radius, index + 1));
}

/** A line around the canopy that hangs with the cloth. */
export function ring(canopy: Frame, radius: number): string {
  const start = command('M', canopy.spot(radius, canopy.indices[0] ?? 0));
  const line = canopy.indices.map((index) => edge(canopy, radius, index)).join('');
  return start + line + (isWhole(canopy) ? 'Z' : '');
}

/** The cloth of all gores in one piece. */
export function cloth(canopy: Frame, radius: number): string {
  return isWhole(canopy) ? ring(canopy, radius) : `${ring(canopy, radius)}L0 0Z`;
}

export function gore(canopy: Frame, radius: number, index: number): string {
  return `M0 0${command('L', canopy.spot(radius, index))}${edge(canopy, radius, index)}Z`;
}

/** Where the edge's middle lies, seen from the centre. */
export function edgeMiddle({ gores }: Frame, radius: number): number {
  return (radius * (Math.cos(Math.PI / gores) + sag)) / 2;
}

/** A point in a gore's own measures: `across` to the right of its middle, at a distance from the centre. */
export function inGore(canopy: Frame, index: number, across: number, out: number): Point {
  const [cos, sin] = canopy.spot(1, index + 0.5);
  return [out * cos - across * sin, out * sin + across * cos];
}
