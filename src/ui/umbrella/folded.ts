import type { Colour } from '../shapes/colours.ts';
import { command, type Point } from '../shapes/path.ts';
import type { PathShape, Shape, ViewBox } from '../shapes/scene.ts';
import type { Coats } from './coats.ts';
import { foldCount, onFold, rim, rimPoint, strip, stripShade } from './folded-frame.ts';
import { foldedMotifs } from './folded-motifs.ts';
import type { UmbrellaTraits } from './traits.ts';

/** As tall as the open one is wide, so that both are in a row. */
export const foldedViewBox: ViewBox = [-50, -110, 100, 220];

const leanDegrees = 7;

const crook = 'M0-20V-81C0-107 27-107 27-84V-79';

/** The umbrella closed and put to be on its ferrule, crook up; seen from the side. */
export function foldedUmbrella({ pattern }: UmbrellaTraits, coats: Coats): Shape[] {
  const strips = Array.from({ length: foldCount }, (_, index) => index);
  const stripsFrom = (rest: number) =>
    strips
      .filter((index) => index % 2 === rest)
      .map(strip)
      .join('');
  const shapes: Shape[] = [
    line('M0-30V102', coats.thread, 4),
    line(crook, coats.thread, 8.4),
    line(crook, coats.accent, 5.6),
    { kind: 'path', d: stripsFrom(0), fill: coats.even },
    { kind: 'path', d: stripsFrom(1), fill: coats.odd },
    ...foldedMotifs(pattern, coats),
    { kind: 'path', d: strips.map(stripShade).join(''), fill: 'ink', opacity: 0.12 },
    line(rim(), coats.hem, 4.4),
    ...strap(coats),
    line(ribTips(), coats.thread, 4),
  ];
  return [groundShadow, { kind: 'group', transform: { move: [-2, 0], rotate: leanDegrees }, shapes }];
}

const groundShadow: Shape = {
  kind: 'path',
  d: 'M-38 104a24 3 0 1 0 48 0a24 3 0 1 0-48 0',
  fill: 'ink',
  opacity: 0.16,
};

function ribTips(): string {
  const folds = Array.from({ length: foldCount + 1 }, (_, fold) => fold);
  return folds.map((fold) => `${command('M', rimPoint(fold))}v-1`).join('');
}

/** The ribbon that keeps it closed, with its button. */
function strap({ hem, accent, thread }: Coats): Shape[] {
  const [left, right] = [onFold(0.2, 0.4), onFold(foldCount - 0.2, 0.4)];
  const below: Point = [(left[0] + right[0]) / 2, left[1] + 10];
  const d = command('M', left) + command('Q', below, right);
  const button: Point = [below[0], left[1] + 5];
  return [
    line(d, thread, 7.6),
    line(d, hem, 5.2),
    { kind: 'circle', centre: button, radius: 4.6, fill: thread },
    { kind: 'circle', centre: button, radius: 3, fill: accent },
  ];
}

function line(d: string, stroke: Colour, strokeWidth: number): PathShape {
  return { kind: 'path', d, stroke, strokeWidth, strokeEnds: 'round' };
}
