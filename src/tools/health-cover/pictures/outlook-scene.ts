import { closed, command, type Point } from '#ui/shapes/path.ts';
import type { Scene, Shape } from '#ui/shapes/scene.ts';
import type { Outlook } from '../outlook.ts';
import { awning } from './awning.ts';
import { type EndLabel, endLabels } from './outlook-labels.ts';
import type { OutlookPicture } from './outlook-picture.ts';
import { type Plot, plotOf } from './outlook-plot.ts';
import { outlookRain } from './outlook-rain.ts';

export function outlookScene(picture: OutlookPicture): Scene {
  const { outlook, format } = picture;
  const plot = plotOf(outlook, format);
  const { inHand, withMore, years } = outlook;
  const hasBoth = inHand > 0 && inHand < withMore;
  return {
    viewBox: [0, 0, plot.width, plot.height],
    shapes: [
      ...grid(plot, picture),
      ground(plot, withMore, 'leaf-soft'),
      band(plot, outlook),
      ...outlookRain(plot, picture),
      line(
        plot,
        years.map((year) => year.likely),
      ),
      ...awning({ ...plot, y: plot.yOf(withMore), scallop: plot.size * 1.7, cloth: 'leaf', other: 'white' }),
      ...(hasBoth
        ? awning({
            ...plot,
            y: plot.yOf(inHand),
            scallop: plot.size * 1.7,
            cloth: 'leaf',
            other: 'leaf-soft',
          })
        : []),
      { kind: 'path', d: `M${plot.left} ${plot.bottom}H${plot.right}`, stroke: 'ink', strokeWidth: 2 },
      ...crossing(plot, outlook),
      ...endLabels(plot, labelsOf(picture, hasBoth)),
    ],
  };
}

function labelsOf({ outlook, wordOf, words }: OutlookPicture, hasBoth: boolean): EndLabel[] {
  const last = outlook.years.at(-1) ?? { low: 0, likely: 0, high: 0 };
  const of = (sum: number, text: string, isStrong = false): EndLabel => ({
    sum,
    figure: wordOf(sum),
    text,
    isStrong,
  });
  return [
    ...outlook.cases.map((growth) => of(last[growth], words.rates[growth], growth === 'likely')).toReversed(),
    of(outlook.withMore, hasBoth || outlook.inHand === 0 ? words.withMore : words.inHand, true),
    ...(hasBoth ? [of(outlook.inHand, words.inHand)] : []),
  ];
}

function grid(plot: Plot, { wordOf, words }: OutlookPicture): Shape[] {
  const lines = plot.levels.flatMap((sum): Shape[] => [
    { kind: 'path', d: `M${plot.left} ${plot.yOf(sum)}H${plot.right}`, stroke: 'line', strokeWidth: 1 },
    label([plot.left, plot.yOf(sum) - 5], wordOf(sum), plot),
  ]);
  const ticks = plot.ticks.flatMap((year): Shape[] => [
    { kind: 'path', d: `M${plot.xOf(year)} ${plot.bottom}v6`, stroke: 'ink', strokeWidth: 1.5 },
    {
      ...label([plot.xOf(year), plot.bottom + 8 + plot.size], year ? words.after(year) : words.today, plot),
      anchor: year === 0 ? 'start' : 'middle',
    },
  ]);
  return [...lines, ...ticks];
}

function label(at: Point, text: string, { size }: Plot): Shape & { kind: 'text' } {
  return { kind: 'text', at, text, size, weight: 400, anchor: 'start', fill: 'ink-2' };
}

function ground({ left, right, bottom, yOf }: Plot, sum: number, fill: 'leaf-soft'): Shape {
  return {
    kind: 'polygon',
    points: [
      [left, yOf(sum)],
      [right, yOf(sum)],
      [right, bottom],
      [left, bottom],
    ],
    fill,
    opacity: 0.6,
  };
}

function band({ xOf, yOf }: Plot, { cases, years }: Outlook): Shape {
  const [slowest = 'likely'] = cases;
  const upper = years.map(({ year, high }): Point => [xOf(year), yOf(high)]);
  const lower = years.map((need): Point => [xOf(need.year), yOf(need[slowest])]).reverse();
  return { kind: 'path', d: closed(...upper, ...lower), fill: 'marigold-soft', opacity: 0.85 };
}

function line({ xOf, yOf }: Plot, sums: readonly number[]): Shape {
  const points = sums.map((sum, year): Point => [xOf(year), yOf(sum)]);
  const d = points.map((point, index) => command(index === 0 ? 'M' : 'L', point)).join('');
  return { kind: 'path', d, stroke: 'ink', strokeWidth: 3, strokeEnds: 'round' };
}

/** Where the likely need passes the cover. */
function crossing(plot: Plot, { passes, withMore }: Outlook): Shape[] {
  if (passes.likely === undefined) return [];
  const centre: Point = [plot.crossingX, plot.yOf(withMore)];
  return [{ kind: 'circle', centre, radius: 7, fill: 'marigold', stroke: 'ink', strokeWidth: 2 }];
}
