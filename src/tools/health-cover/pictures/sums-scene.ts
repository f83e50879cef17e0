import type { Scene, Shape } from '#ui/shapes/scene.ts';
import { umbrella } from '#ui/umbrella/umbrella.ts';
import { type GrowthCase, growthCases } from '../steps.ts';
import type { Format } from './format.ts';
import { legiblePlaces, type Place, sumsAround } from './ladder-places.ts';

/**
 * The sums on sale as a row of umbrellas, each as large in area as its sum: the likely one in all its pattern, those
 * from low to high in plain cloth, the others no more than a pencil line.
 */
export type SumsPicture = {
  ladder: readonly number[];
  sums: Readonly<Record<GrowthCase, number>>;
  /** The label below an umbrella: the sum in words. */
  wordOf: (sum: number) => string;
  caseWords: Readonly<Record<GrowthCase, string>>;
  format: Format;
};

/** `count`: how many sums the row has; `size`: the font size. */
const looks = {
  wide: { width: 1180, count: 10, size: 16, minGap: 24, maxRadius: 104 },
  paper: { width: 760, count: 7, size: 14, minGap: 16, maxRadius: 80 },
  narrow: { width: 350, count: 6, size: 13, minGap: 8, maxRadius: 42 },
} as const satisfies Record<Format, object>;
type Look = { size: number };

/** Width of a letter as a share of the font size: most are narrower. */
const signWidth = 0.46;

/** Ribs reach a little beyond the circle that counts as the sum. */
const drawnRadius = 104;

export function sumsScene(picture: SumsPicture): Scene {
  const look = looks[picture.format];
  const { width } = look;
  const places = legiblePlaces(
    (count) => sumsAround(picture.ladder, picture.sums, count),
    look,
    (sum) => (picture.wordOf(sum).length + 0.5) * signWidth * sizeOf(sum, { look, picture }),
  );
  const foot = 2 * Math.max(...places.map(({ radius }) => radius)) + 4;
  const drawn = places.flatMap((place) => umbrellaAt(place, { foot, look, picture }));
  const marks = caseMarks(places, { top: foot + look.size * 2.5, look, picture });
  return { viewBox: [0, 0, width, foot + look.size * 6.2], shapes: [...drawn, ...marks] };
}

type Around = { look: Look; picture: SumsPicture };

function isWanted(sum: number, { sums }: SumsPicture): boolean {
  return sum >= sums.low && sum <= sums.high;
}

function sizeOf(sum: number, { look, picture }: Around): number {
  return isWanted(sum, picture) ? look.size * 1.15 : look.size;
}

function umbrellaAt({ sum, x, radius }: Place, { foot, look, picture }: Around & { foot: number }): Shape[] {
  const { sums, wordOf } = picture;
  const isOffered = isWanted(sum, picture);
  const shapes =
    sum === sums.likely ? openUmbrella() : [isOffered ? gored() : [], pencilled(isOffered)].flat();
  return [
    { kind: 'group', transform: { move: [x, foot - radius], scale: radius / drawnRadius }, shapes },
    {
      kind: 'text',
      at: [x, foot + look.size * 1.6],
      text: wordOf(sum),
      size: sizeOf(sum, { look, picture }),
      weight: isOffered ? 750 : 400,
      anchor: 'middle',
      fill: isOffered ? 'ink' : 'ink-2',
    },
  ];
}

function openUmbrella(): Shape[] {
  return umbrella({ seed: '/health-calculator', audience: 'people' }).shapes;
}

/** Ribs, and the edge between their tips. */
const ribs = Array.from({ length: 12 }, (_, index) => index);

function tip(turn: number, radius: number): string {
  const angle = (turn * Math.PI) / 6;
  return `${(radius * Math.cos(angle)).toFixed(1)} ${(radius * Math.sin(angle)).toFixed(1)}`;
}

function edge(rib: number): string {
  return `Q${tip(rib + 0.5, 86)} ${tip(rib + 1, 100)}`;
}

function pencilled(isWanted: boolean): Shape {
  const d = `M${tip(0, 100)}${ribs.map(edge).join('')}${ribs.map((rib) => `M0 0L${tip(rib, 100)}`).join('')}`;
  if (isWanted) return { kind: 'path', d, stroke: 'ink', strokeWidth: 2 };
  return { kind: 'path', d, stroke: 'line-strong', strokeWidth: 1.8, opacity: 0.7 };
}

/** Two cloths by turns. The patterned one is the likely sum's alone. */
function gored(): Shape[] {
  return [0, 1].map(
    (odd): Shape => ({
      kind: 'path',
      d: ribs
        .filter((rib) => rib % 2 === odd)
        .map((rib) => `M0 0L${tip(rib, 100)}${edge(rib)}Z`)
        .join(''),
      fill: odd ? 'leaf-soft' : 'leaf',
    }),
  );
}

/** A bracket from low to high, with the cases' names one below the other where they fall on one sum. */
function caseMarks(places: readonly Place[], { top, look, picture }: Around & { top: number }): Shape[] {
  const { sums, caseWords } = picture;
  const marked = places.flatMap(({ sum, x }) => {
    const cases = growthCases.filter((growth) => sums[growth] === sum);
    return cases.length > 0 ? [{ x: Math.round(x), cases }] : [];
  });
  const [first, last] = [marked[0], marked.at(-1)];
  if (!first || !last) return [];
  const ticks = marked.map(({ x }) => `M${x} ${top}v${look.size * 0.5}`).join('');
  const d = `M${first.x} ${top}H${last.x}${ticks}`;
  return [
    { kind: 'path', d, stroke: 'marigold', strokeWidth: 2.5, strokeEnds: 'round' },
    ...marked.flatMap(({ x, cases }) =>
      cases.map(
        (growth, row): Shape => ({
          kind: 'text',
          at: [x, top + look.size * (1.7 + row * 1.15)],
          text: caseWords[growth],
          size: look.size,
          weight: growth === 'likely' ? 750 : 500,
          anchor: 'middle',
          fill: 'ink',
        }),
      ),
    ),
  ];
}
