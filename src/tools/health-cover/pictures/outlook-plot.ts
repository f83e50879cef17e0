import type { Outlook } from '../outlook.ts';
import type { Format } from './format.ts';

/** Where years and sums fall in the picture. */
export type Plot = {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
  /** Font size. */
  size: number;
  xOf: (year: number) => number;
  yOf: (sum: number) => number;
  likelyAt: (x: number) => number;
  /** Where the likely need meets the cover; the right edge where it does not. */
  crossingX: number;
  levels: readonly number[];
  ticks: readonly number[];
};

const looks = {
  wide: { width: 1180, height: 400, right: 1010, size: 15, tickYears: 3, levels: 5 },
  paper: { width: 760, height: 330, right: 612, size: 13, tickYears: 3, levels: 4 },
  narrow: { width: 350, height: 360, right: 258, size: 12, tickYears: 5, levels: 4 },
} as const satisfies Record<Format, object>;

export function plotOf({ years, withMore }: Outlook, format: Format): Plot {
  const { levels: maxLevels, tickYears, ...look } = looks[format];
  const { right, height, size } = look;
  const [left, top, bottom] = [0, 20, height - size * 2.4];
  const lastYear = years.length - 1;
  const highest = Math.max(withMore, ...years.map(({ high }) => high)) * 1.04;
  const xOf = (year: number) => round(left + (year / lastYear) * (right - left));
  const yOf = (sum: number) => round(bottom - (sum / highest) * (bottom - top));
  const likelyAt = (x: number) => {
    const year = ((x - left) / (right - left)) * lastYear;
    const before = years[Math.floor(year)]?.likely ?? 0;
    const after = years[Math.min(Math.ceil(year), lastYear)]?.likely ?? before;
    return before + (after - before) * (year - Math.floor(year));
  };
  return {
    ...look,
    ...{ left, top, bottom, xOf, yOf, likelyAt },
    crossingX: crossingX({ likelyAt, withMore, left, right }),
    levels: levelsUpTo(highest, maxLevels),
    ticks: Array.from({ length: Math.floor(lastYear / tickYears) + 1 }, (_, index) => index * tickYears),
  };
}

type Crossing = Pick<Plot, 'likelyAt' | 'left' | 'right'> & { withMore: number };

function crossingX({ likelyAt, withMore, left, right }: Crossing): number {
  for (let x = left; x < right; x += 1) if (likelyAt(x) > withMore) return x;
  return right;
}

/** Round sums, a few of them. */
function levelsUpTo(highest: number, count: number): number[] {
  const step = [1, 2, 2.5, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1_000, 5_000]
    .map((lakh) => lakh * 100_000)
    .find((candidate) => highest / candidate <= count);
  if (step === undefined) return [];
  return Array.from({ length: Math.floor(highest / step) }, (_, index) => (index + 1) * step);
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
