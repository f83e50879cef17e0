import { closed, type Point } from '#ui/shapes/path.ts';
import type { Shape } from '#ui/shapes/scene.ts';
import type { OutlookPicture } from './outlook-picture.ts';
import type { Plot } from './outlook-plot.ts';

/** Between the awning and the likely need: slanting drops, cut where the cloth and the need are. */
export function outlookRain(plot: Plot, { outlook, words }: OutlookPicture): Shape[] {
  const { withMore, passes } = outlook;
  if (passes.likely === undefined) return [];
  const floor = plot.yOf(withMore);
  const needAt = (x: number) => plot.yOf(plot.likelyAt(x));
  const start = plot.crossingX;
  const edge = Array.from({ length: 31 }, (_, index): Point => {
    const x = start + ((plot.right - start) * index) / 30;
    return [x, needAt(x)];
  });
  const drops: string[] = [];
  for (let x = start; x < plot.right; x += 17) {
    for (let y = floor - 6 - ((x * 7) % 13); y > plot.top; y -= 24) {
      const end = y - 11;
      if (x + 4 < plot.right && end > needAt(x + 4) + 3)
        drops.push(`M${Math.round(x)} ${Math.round(y)}l4-11`);
    }
  }
  const at: Point = [plot.right - plot.size * 4.4, floor - plot.size * 0.9];
  const hasRoom = floor - needAt(at[0] - plot.size * 3) > plot.size * 2.6;
  return [
    { kind: 'path', d: closed([start, floor], ...edge, [plot.right, floor]), fill: 'rain-soft' },
    {
      kind: 'path',
      d: drops.join(''),
      stroke: 'indigo',
      strokeWidth: 1.5,
      strokeEnds: 'round',
      opacity: 0.75,
    },
    ...(hasRoom ? wordOnRain(at, words.inRain, plot.size) : []),
  ];
}

function wordOnRain([x, y]: Point, text: string, size: number): Shape[] {
  const [half, up, down] = [size * 4, size * 1.05, size * 0.4];
  return [
    {
      kind: 'polygon',
      points: [
        [x - half, y - up],
        [x + half, y - up],
        [x + half, y + down],
        [x - half, y + down],
      ],
      fill: 'rain-soft',
    },
    { kind: 'text', at: [x, y], text, size, weight: 600, anchor: 'middle', fill: 'ink' },
  ];
}
