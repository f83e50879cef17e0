import { brand } from '#ui/brand/brand.ts';
import { command } from '#ui/shapes/path.ts';
import type { PathShape, Scene, Shape } from '#ui/shapes/scene.ts';
import type { UmbrellaAudience } from '#ui/umbrella/audiences.ts';

/**
 * A span of enquiries is a garland of beads that can be counted: every fifth one stands out. Where there are too many
 * to count, a bead represents several, the same number in every garland of the page, and the page says so.
 */
const longestGarland = 32;
const width = 314;
const margin = 14;
const step = 6;
const top = 12;

/** How many enquiries a bead represents, so that the longest garland stays within reach of the eye: 1, 2, 5, 10, 20 … */
export function beadWorth(most: number, maxBeads = longestGarland): number {
  for (let ten = 1; ; ten *= 10) {
    const fits = [ten, 2 * ten, 5 * ten].find((worth) => most / worth <= maxBeads);
    if (fits) return fits;
  }
}

type Garlands = { counts: readonly number[]; worth: number; audience: UmbrellaAudience };

export function garlandScene({ counts, worth, audience }: Garlands): Scene {
  const { cloth, trim } = brand().umbrellas[audience];
  const gap = counts.length > 1 ? (width - 2 * margin) / (counts.length - 1) : 0;
  const beads = counts.map((count) => Math.ceil(count / worth));
  const most = Math.max(...counts);
  const shapes: Shape[] = [
    { kind: 'path', d: `M0 3H${width}`, stroke: 'ink', strokeWidth: 2 },
    threads(beads, gap, { stroke: cloth, every: 1 }),
    threads(beads, gap, { stroke: trim, every: 5 }),
    ...counts.flatMap((count, place): Shape[] => {
      if (count === 0 || (count !== most && place !== counts.length - 1)) return [];
      const at = [margin + place * gap, top + (beads[place] ?? 0) * step + 12] as const;
      return [
        {
          kind: 'text',
          at,
          text: String(count),
          size: 14,
          weight: 650,
          anchor: 'middle',
          fill: 'ink',
        },
      ];
    }),
  ];
  return { viewBox: [0, 0, width, top + Math.max(...beads) * step + 18], shapes };
}

/** Beads are dashes of no length with round ends. */
function threads(
  beads: readonly number[],
  gap: number,
  { stroke, every }: { stroke: PathShape['stroke']; every: number },
): PathShape {
  const d = beads.map((count, place) => {
    const x = margin + place * gap;
    const shown = Math.floor(count / every);
    if (shown === 0) return '';
    const first = top + (every - 1) * step;
    return `${command('M', [x, first])}v${(shown - 1) * every * step + 0.1}`;
  });
  return {
    kind: 'path',
    d: d.join(''),
    stroke,
    strokeWidth: 5.4,
    strokeEnds: 'round',
    dashes: [0.1, every * step - 0.1],
  };
}
