import type { Shape } from '#ui/shapes/scene.ts';
import type { Plot } from './outlook-plot.ts';

/** The label at the right end of a line: the sum it has reached, and which line it is. */
export type EndLabel = { sum: number; figure: string; text: string; isStrong: boolean };

/** They are moved apart where their lines end close to each other. */
export function endLabels(plot: Plot, labels: readonly EndLabel[]): Shape[] {
  const { size, right } = plot;
  const apart = size * 2.5;
  const placed = [...labels]
    .sort((a, b) => b.sum - a.sum)
    .map((label) => ({ label, y: plot.yOf(label.sum) }));
  placed.forEach((place, index) => {
    const above = placed[index - 1];
    if (above) place.y = Math.max(place.y, above.y + apart);
  });
  const lowest = plot.bottom - size * 0.6;
  placed.toReversed().forEach((place, index, all) => {
    const below = all[index - 1];
    place.y = Math.min(place.y, below ? below.y - apart : lowest);
  });
  const x = right + size * 0.8;
  return placed.flatMap(({ label, y }): Shape[] => [
    {
      kind: 'text',
      at: [x, y],
      text: label.figure,
      size: size * 1.05,
      weight: label.isStrong ? 750 : 600,
      anchor: 'start',
      fill: 'ink',
    },
    {
      kind: 'text',
      at: [x, y + size * 1.1],
      text: label.text,
      size: size * 0.88,
      weight: 400,
      anchor: 'start',
      fill: 'ink-2',
    },
  ]);
}
