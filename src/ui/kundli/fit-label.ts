import type { Point } from '../shapes/path.ts';
import { type Span, spanAt } from './convex.ts';
import type { House } from './houses.ts';
import { textWidth } from './text-width.ts';

/** A mark, the label in one or two lines, the state's word: all centred on `x`. */
export type Fitted = { size: number; x: number; top: number; lines: string[] };

const padding = 3;

/** Heights in parts of the label's size. */
export const markHeight = 1.2;
export const lineHeight = 1.06;
export const wordSize = 0.86;

export function stackHeight(lines: string[]): number {
  return markHeight + lineHeight * lines.length + wordSize * 1.05;
}

/** A label as it may be set, best first (`lineBreaks`), and the word of its state. */
export type Words = { breaks: readonly string[][]; word: string };

/** The label at this size as near to the house’s heart as it fits, in one line if that works. */
export function fitAt(house: House, { breaks, word }: Words, size: number): Fitted | undefined {
  for (const lines of breaks) {
    const fitted = placed(house, { lines, word, size });
    if (fitted) return fitted;
  }
}

/** Up to so wide, in parts of its size, a label looks better in one line. */
const longLine = 6.5;

/** The ways to set a label, best first: pairs by how even they are, a word cut in two last of all. */
export function lineBreaks(label: string): string[][] {
  const whole = [shown(label)];
  const pairs = pairsAt(label, / |(?<=[-/])/g, '');
  const cut = pairsAt(label, /\u00ad/g, '-');
  return textWidth(label) > longLine ? [...pairs, whole, ...cut] : [whole, ...pairs, ...cut];
}

function pairsAt(label: string, places: RegExp, hyphen: string): string[][] {
  return [...label.matchAll(places)]
    .map(({ index, 0: mark }) => [
      shown(label.slice(0, index)) + hyphen,
      shown(label.slice(index + mark.length)),
    ])
    .sort((one, other) => longest(one) - longest(other));
}

function shown(text: string): string {
  return text.replaceAll('\u00ad', '');
}

function longest(lines: string[]): number {
  return Math.max(...lines.map(textWidth));
}

type Stack = { lines: string[]; word: string; size: number };
type Row = { width: number; height: number };

// From the heart outwards, up and down in turn.
const reach = Array.from({ length: 61 }, (_, step) => (step % 2 ? 1 : -1) * Math.ceil(step / 2));

function placed({ outline, heart }: House, { lines, word, size }: Stack): Fitted | undefined {
  const rows: Row[] = [
    { width: markHeight, height: markHeight },
    ...lines.map((line) => ({ width: textWidth(line), height: lineHeight })),
    { width: textWidth(word) * wordSize, height: wordSize * 1.05 },
  ].map(({ width, height }) => ({ width: width * size, height: height * size }));
  const height = stackHeight(lines) * size;
  for (const offset of reach) {
    const top = heart[1] - height / 2 + offset;
    const room = roomFor(outline, top, rows);
    if (room && room[0] <= room[1]) {
      return { size, lines, top, x: Math.min(Math.max(heart[0], room[0]), room[1]) };
    }
  }
}

/** Where the middle of all rows may be. */
function roomFor(outline: readonly Point[], top: number, rows: readonly Row[]): Span | undefined {
  let y = top;
  let room: Span = [-Infinity, Infinity];
  for (const { width, height } of rows) {
    const [above, below] = [spanAt(outline, y), spanAt(outline, y + height)];
    if (!above || !below) return undefined;
    const half = width / 2 + padding;
    room = [
      Math.max(room[0], above[0] + half, below[0] + half),
      Math.min(room[1], above[1] - half, below[1] - half),
    ];
    y += height;
  }
  return room;
}
