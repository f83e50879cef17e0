import { command, type Point } from '../shapes/path.ts';
import { type Span, spanAlong } from './convex.ts';
import type { House } from './houses.ts';

/** Left, top, right, bottom. */
export type Box = [left: number, top: number, right: number, bottom: number];

const gap = 8;
const slant: Point = [-Math.sin(0.35), Math.cos(0.35)];
const margin = 4;
const shortest = 4;

/**
 * Rain in a house: slanting lines inside its outline and outside its words' outline; `isHalf` keeps one half dry.
 * The lines are cut here because scenes know neither patterns nor clipping.
 */
export function rainIn({ outline }: House, words: readonly Point[], isHalf: boolean): string {
  const [left, right] = reach(outline.map(([x]) => x));
  const [top, bottom] = reach(outline.map(([, y]) => y));
  const isTall = bottom - top > right - left + 1;
  const wet: Box = [
    isHalf && !isTall ? (left + right) / 2 : left,
    isHalf && isTall ? (top + bottom) / 2 : top,
    right,
    bottom,
  ];
  // Lines lean to the left on their way down, so some start beyond the right edge.
  const count = Math.ceil((right - left + (bottom - top) / 2) / gap);
  return Array.from({ length: count }, (_, index): Point => [left + (index + 0.5) * gap, top])
    .flatMap((start) => wetParts(outline, start, { wet, words }).map((part) => stroke(start, part)))
    .join('');
}

type Limits = { wet: Box; words: readonly Point[] };

function wetParts(outline: readonly Point[], start: Point, { wet, words }: Limits): Span[] {
  const inside = spanAlong(outline, start, slant);
  const within = spanAlong(corners(wet), start, slant);
  if (!inside || !within) return [];
  const from = Math.max(inside[0] + margin, within[0]);
  const to = Math.min(inside[1] - margin, within[1]);
  const dry = spanAlong(words, start, slant) ?? [to, to];
  const parts: Span[] = [
    [from, Math.min(to, dry[0])],
    [Math.max(from, dry[1]), to],
  ];
  return parts.filter(([a, b]) => b - a >= shortest);
}

function stroke([x, y]: Point, [from, to]: Span): string {
  const at = (distance: number): Point => [x + slant[0] * distance, y + slant[1] * distance];
  return command('M', at(from)) + command('L', at(to));
}

export function corners([left, top, right, bottom]: Box): Point[] {
  return [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ];
}

/** The mark above the words and the word below are narrow, so the box goes without its corners. */
export function trimmed([left, top, right, bottom]: Box): Point[] {
  const [aside, down] = [(right - left) / 4, (bottom - top) / 4];
  return [
    [left + aside, top],
    [right - aside, top],
    [right, top + down],
    [right, bottom - down],
    [right - aside, bottom],
    [left + aside, bottom],
    [left, bottom - down],
    [left, top + down],
  ];
}

function reach(values: number[]): Span {
  return [Math.min(...values), Math.max(...values)];
}
