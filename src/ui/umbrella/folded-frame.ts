import { command, type Point } from '../shapes/path.ts';

/**
 * The geometry of a closed umbrella: folds that run from the rib tips, high up, down to one foot. A fold's
 * place is a number from 0 (left) to `foldCount` (right), halves included; `part` goes from 0 at the rim to
 * 1 at the foot. All folds lean the same way, since the cloth is wound around the stick.
 */
export const foldCount = 5;

const foot: Point = [0, 88];
const rimTop = -34;

export function rimPoint(fold: number): Point {
  return [(fold - foldCount / 2) * 9.6, rimTop];
}

function belly(fold: number): Point {
  const outward = (fold - foldCount / 2) * 7.4;
  // The outermost folds are the outline and stay even; those between show the winding.
  const wound = 7 * Math.sin((Math.PI * fold) / foldCount);
  return [outward + wound, 34];
}

export function onFold(fold: number, part: number): Point {
  const [top, middle] = [rimPoint(fold), belly(fold)];
  const weights = [(1 - part) ** 2, 2 * part * (1 - part), part ** 2] as const;
  const sum = (axis: 0 | 1) => weights[0] * top[axis] + weights[1] * middle[axis] + weights[2] * foot[axis];
  return [sum(0), sum(1)];
}

/** One strip of cloth, from its rim down along one fold and up along the other. */
export function strip(index: number): string {
  return `${command('M', rimPoint(index))}${rimCurve(index)}${command('Q', belly(index + 1), foot)}${command('Q', belly(index), rimPoint(index))}Z`;
}

/** The part of a strip that is in shade. */
export function stripShade(index: number): string {
  const right = `${command('L', rimPoint(index + 1))}${command('Q', belly(index + 1), foot)}`;
  return `${command('M', onFold(index + 0.5, 0.06))}${right}${command('Q', belly(index + 0.5), onFold(index + 0.5, 0.06))}Z`;
}

export function rim(): string {
  const strips = Array.from({ length: foldCount }, (_, index) => rimCurve(index));
  return command('M', rimPoint(0)) + strips.join('');
}

/** Between two rib tips the rim hangs here too. */
function rimCurve(index: number): string {
  const [[left], [right]] = [rimPoint(index), rimPoint(index + 1)];
  return command('Q', [(left + right) / 2, rimTop + 12], rimPoint(index + 1));
}
