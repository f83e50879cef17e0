import { closed, command, dot, type Point } from '../shapes/path.ts';
import type { PathShape, Shape } from '../shapes/scene.ts';
import type { Coats } from './coats.ts';
import { foldCount, onFold } from './folded-frame.ts';
import type { PatternName } from './traits.ts';

/** The visible remains of each pattern once the cloth is wound up. */
const motifOf: Record<PatternName, 'dots' | 'lozenges' | 'leaves' | 'waves'> = {
  bandhani: 'dots',
  mirrors: 'dots',
  diamonds: 'lozenges',
  lattice: 'lozenges',
  leaves: 'leaves',
  lotus: 'leaves',
  paisley: 'leaves',
  plumes: 'leaves',
  leheriya: 'waves',
  garland: 'waves',
};

/** A place on a strip: its middle, and how much room there is to either side. */
type Spot = { fold: number; part: number };

const parts = [0.17, 0.29, 0.52, 0.63];

export function foldedMotifs(pattern: PatternName, coats: Coats): Shape[] {
  const motif = motifOf[pattern];
  const strips = Array.from({ length: foldCount }, (_, index) => index);
  const spots = (rest: number) =>
    strips.filter((index) => index % 2 === rest).flatMap((fold) => parts.map((part) => ({ fold, part })));
  if (motif === 'waves') return waves(coats);
  if (motif === 'dots') {
    return [
      { ...dots(spots(0), 5.2), stroke: coats.onEven },
      { ...dots(spots(1), 5.2), stroke: coats.onOdd },
      { ...dots([...spots(0), ...spots(1)], 2.2), stroke: coats.detail },
    ];
  }
  const draw = motif === 'leaves' ? leaf : lozenge;
  return [
    { kind: 'path', fill: coats.onEven, d: spots(0).map(draw).join('') },
    { kind: 'path', fill: coats.onOdd, d: spots(1).map(draw).join('') },
    { ...dots([...spots(0), ...spots(1)], 1.8), stroke: coats.detail },
  ];
}

function dots(spots: Spot[], strokeWidth: number): PathShape {
  const d = spots.map((spot) => dot(middle(spot))).join('');
  return { kind: 'path', d, strokeWidth, strokeEnds: 'round' };
}

function lozenge(spot: Spot): string {
  const [[x, y], aside] = [middle(spot), room(spot) * 0.62];
  return closed([x, y - 6], [x + aside, y], [x, y + 6], [x - aside, y]);
}

function leaf(spot: Spot): string {
  const [[x, y], aside] = [middle(spot), room(spot) * 1.15];
  const [tip, foot]: [Point, Point] = [
    [x, y - 6.5],
    [x, y + 6.5],
  ];
  return command('M', tip) + command('Q', [x + aside, y], foot) + command('Q', [x - aside, y], tip);
}

function waves(coats: Coats): Shape[] {
  const d = parts.map(bow).join('');
  return [
    { kind: 'path', d, stroke: coats.accent, strokeWidth: 4.2, strokeEnds: 'round' },
    { kind: 'path', d, stroke: coats.onEven, strokeWidth: 1.6, strokeEnds: 'round' },
  ];
}

/** A line across all strips that dips in each. */
function bow(part: number): string {
  const inset = (fold: number) => Math.min(Math.max(fold, 0.2), foldCount - 0.2);
  const steps = Array.from({ length: foldCount }, (_, fold) =>
    command('Q', lowered(onFold(fold + 0.5, part), 7), onFold(inset(fold + 1), part)),
  );
  return command('M', onFold(inset(0), part)) + steps.join('');
}

function lowered([x, y]: Point, by: number): Point {
  return [x, y + by];
}

function middle({ fold, part }: Spot): Point {
  return onFold(fold + 0.5, part);
}

function room({ fold, part }: Spot): number {
  return (onFold(fold + 1, part)[0] - onFold(fold, part)[0]) / 2;
}
