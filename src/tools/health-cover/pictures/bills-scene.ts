import type { Point } from '#ui/shapes/path.ts';
import type { Scene, Shape } from '#ui/shapes/scene.ts';
import type { SharedBills } from '../bills.ts';
import { awning } from './awning.ts';

/** The bills of a year one upon the other, below the awnings of base and super top-up. */
export type BillsPicture = {
  shared: SharedBills;
  wordOf: (sum: number) => string;
  words: {
    basePays: (sum: string) => string;
    topUpPays: (sum: string) => string;
    left: (sum: string) => string;
  };
};

const [width, height, top, bottom] = [420, 330, 14, 318];
const [stackLeft, stackRight, bracket] = [18, 138, 156];
const size = 14;

export function billsScene({ shared, wordOf, words }: BillsPicture): Scene {
  const { bills, base, topUp, topUpPays, left } = shared;
  const yOf = (sum: number) => Math.round(bottom - (sum / (base + topUp)) * (bottom - top));
  const ends = bills.map((_, index) => bills.slice(0, index + 1).reduce((sum, bill) => sum + bill, 0));
  const paid = base + topUpPays;
  const cloth = { left: 0, right: width, scallop: 21, cloth: 'leaf' } as const;
  return {
    viewBox: [0, 0, width, height],
    shapes: [
      box([0, yOf(base + topUp)], [width, bottom], { fill: 'leaf-soft', opacity: 0.5 }),
      box([0, yOf(base)], [width, bottom], { fill: 'leaf-soft' }),
      ...awning({ ...cloth, y: yOf(base + topUp), other: 'white' }),
      ...awning({ ...cloth, y: yOf(base), other: 'leaf-soft' }),
      ...bills.flatMap((bill, index) => {
        const end = ends[index] ?? 0;
        return billBox(yOf(end), yOf(end - bill), wordOf(bill));
      }),
      ...span(yOf(base), bottom, words.basePays(wordOf(base))),
      ...span(yOf(paid), yOf(base), words.topUpPays(wordOf(topUpPays))),
      ...(left > 0 ? span(yOf(base + topUp), yOf(paid), words.left(wordOf(left))) : []),
      { kind: 'path', d: `M0 ${bottom}H${width}`, stroke: 'ink', strokeWidth: 2.5 },
    ],
  };
}

type Look = { fill: 'leaf-soft' | 'white'; opacity?: number };

function box([x1, y1]: Point, [x2, y2]: Point, look: Look): Shape & { kind: 'path' } {
  return { kind: 'path', d: `M${x1} ${y1}H${x2}V${y2}H${x1}Z`, ...look };
}

function billBox(y1: number, y2: number, text: string): Shape[] {
  const outline: Shape = {
    ...box([stackLeft, y1], [stackRight, y2], { fill: 'white' }),
    stroke: 'ink',
    strokeWidth: 1.6,
  };
  if (y2 - y1 < size + 4) return [outline];
  return [outline, words([(stackLeft + stackRight) / 2, (y1 + y2) / 2 + size * 0.35], text, 'middle')];
}

/** A bracket from sum to sum, and who pays it. */
function span(y1: number, y2: number, text: string): Shape[] {
  const d = `M${bracket - 6} ${y1 + 3}h6V${y2 - 3}h-6`;
  return [
    { kind: 'path', d, stroke: 'ink', strokeWidth: 1.6, strokeEnds: 'round' },
    words([bracket + 12, (y1 + y2) / 2 + size * 0.35], text, 'start'),
  ];
}

function words(at: Point, text: string, anchor: 'start' | 'middle'): Shape {
  return { kind: 'text', at, text, size, weight: 650, anchor, fill: 'ink' };
}
