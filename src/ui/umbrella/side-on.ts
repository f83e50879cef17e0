import { command, type Point } from '../shapes/path.ts';
import type { GroupShape, Shape } from '../shapes/scene.ts';
import type { UmbrellaPalette } from './audiences.ts';

/** Where an open umbrella seen from the side is: the middle of its hem, and half its width. */
export type SideOn = {
  at: Point;
  radius: number;
  /** Degrees, clockwise. */
  tilt?: number;
  /** Length of the stick below the hem; its crook comes on top. Left out, three halves of the radius. */
  stick?: number;
  /** A parasol in a are, or one that is cut by the edge, has no crook. */
  hasCrook?: boolean;
};

const panels = 8;

/** How far up the tip is, as a part of the radius. */
const rise = 0.78;

/** The umbrella open and seen from the side: panels by turns in two cloths, a scalloped hem, a stick with its crook. */
export function sideOnUmbrella(
  { at, radius, tilt, stick = radius * 1.5, hasCrook = true }: SideOn,
  { cloth, pale, trim, thread }: UmbrellaPalette,
): GroupShape {
  const height = radius * rise;
  const thickness = Math.max(4, radius / 40);
  const crook = hasCrook ? 'q0 14 14 14t14-14' : '';
  const all = Array.from({ length: panels }, (_, index) => index);
  const panelsFrom = (rest: number) =>
    all
      .filter((index) => index % 2 === rest)
      .map((index) => panel(index, radius))
      .join('');
  const shapes: Shape[] = [
    {
      kind: 'path',
      d: `${command('M', [0, -height - radius / 12])}${command('L', [0, stick])}${crook}`,
      stroke: thread,
      strokeWidth: thickness * 1.4,
      strokeEnds: 'round',
    },
    { kind: 'path', d: panelsFrom(0), fill: cloth, stroke: thread, strokeWidth: thickness / 2 },
    { kind: 'path', d: panelsFrom(1), fill: pale, stroke: thread, strokeWidth: thickness / 2 },
    ...all.map((index): Shape => spot(index, radius, trim)),
    {
      kind: 'path',
      d: all.map((index) => `${command('M', [rib(index + 1, radius), radius / 60])}h.1`).join(''),
      stroke: thread,
      strokeWidth: thickness * 1.6,
      strokeEnds: 'round',
    },
  ];
  return { kind: 'group', transform: { move: at, rotate: tilt }, shapes };
}

/** How far from the stick a rib meets the hem: ribs turn away from who looks, so they crowd at the sides. */
function rib(index: number, radius: number): number {
  return radius * Math.sin((-1 + (2 * index) / panels) * (Math.PI / 2));
}

function panel(index: number, radius: number): string {
  const [left, right] = [rib(index, radius), rib(index + 1, radius)];
  const tip: Point = [0, -radius * rise];
  const shoulder = -radius * rise * 0.82;
  return `${command('M', tip)}${command('Q', [left * 0.98, shoulder], [left, 0])}${command(
    'Q',
    [(left + right) / 2, -radius * 0.13],
    [right, 0],
  )}${command('Q', [right * 0.98, shoulder], tip)}Z`;
}

/** One dot on each panel, as large as the panel is wide. */
function spot(index: number, radius: number, trim: UmbrellaPalette['trim']): Shape {
  const [left, right] = [rib(index, radius), rib(index + 1, radius)];
  const centre: Point = [((left + right) / 2) * 0.72, -radius * rise * 0.38];
  return { kind: 'circle', centre, radius: (right - left) * 0.16 + radius / 170, fill: trim };
}
