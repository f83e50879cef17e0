import { umbrellaMark } from '#ui/icons/umbrella-mark.ts';
import type { Scene, Shape } from '#ui/shapes/scene.ts';
import type { UmbrellaAudience } from '#ui/umbrella/audiences.palette.ts';
import { umbrella } from '#ui/umbrella/umbrella.ts';
import { type FittedTitle, fitTitle } from './fit-title.ts';
import { widthOf, writable, writing } from './letters.ts';

export const cardSize = { width: 1200, height: 630 } as const;

export type CardText = {
  /** The page's path, which its umbrella is grown from. */
  path: string;
  audience: UmbrellaAudience;
  title: string;
  brand: string;
};

const left = 72;
const titleBox = { width: 560, height: 400, largest: 104, lineHeight: 0.98 };
const lastBaseLine = 552;
/** Larger than the card: it stands over the edge, as a real one stands over whoever looks down on it. */
const canopy = { centre: [1034, 306], radius: 366 } as const;

/** What a page looks like where it is shared: its umbrella, its title and whose it is. */
export function cardScene({ path, audience, title, brand }: CardText): Scene {
  const { width, height } = cardSize;
  const { shapes } = umbrella({ seed: path, audience });
  const fitted = fitTitle(writable(title) ?? '', titleBox);
  const ground: Shape = { kind: 'path', d: `M0 0H${width}V${height}H0Z`, fill: 'paper' };
  return {
    viewBox: [0, 0, width, height],
    shapes: [
      ground,
      rain(titleTop(fitted)),
      { kind: 'group', transform: { move: canopy.centre, scale: canopy.radius / 100 }, shapes },
      ...brandLine(brand),
      ...titleLines(fitted),
    ],
  };
}

/** Rain falls where neither umbrella nor words are. */
function rain(wordsTop: number): Shape {
  const d = drops
    .filter(([x, y]) => Math.hypot(x - canopy.centre[0], y - canopy.centre[1]) > canopy.radius + 34)
    .filter(([x, y]) => (x > left + titleBox.width + 20 || y < wordsTop) && (x > brandEnd || y > 130))
    .map(([x, y]) => `M${x} ${y}l-6 25`)
    .join('');
  return { kind: 'path', d, stroke: 'indigo', strokeWidth: 3.2, strokeEnds: 'round', opacity: 0.35 };
}

const brandEnd = 440;
/** Left and top of each drop: rows that are set off against each other, so that it looks like none. */
const drops = Array.from({ length: 72 }, (_, index) => {
  const row = Math.floor(index / 9);
  const across = (index % 9) * 104 + ((row * 61) % 104);
  return [across + 14 + ((index * 37) % 29), row * 62 + 10 + ((index * 53) % 41)] as const;
});

/** The mark beside the brand's name, as in the header. */
function brandLine(brand: string): Shape[] {
  const name = writable(brand);
  const mark: Shape = {
    kind: 'group',
    transform: { move: [left, 60], scale: 0.95 },
    shapes: [
      {
        kind: 'path',
        d: umbrellaMark.canopy,
        fill: 'terracotta',
      },
      { kind: 'path', d: umbrellaMark.gore, fill: 'marigold' },
      {
        kind: 'path',
        d: umbrellaMark.stick,
        stroke: 'ink',
        strokeWidth: 3.4,
        strokeEnds: 'round',
      },
    ],
  };
  if (!name) return [mark];
  const size = Math.min(40, Math.floor(500 / widthOf(name)));
  return [mark, writing({ text: name, at: [left + 74, 102], size })];
}

function titleLines({ lines, size }: FittedTitle): Shape[] {
  return lines.map((text, index) => {
    const baseLine = lastBaseLine - (lines.length - 1 - index) * size * titleBox.lineHeight;
    return writing({ text, at: [left, baseLine], size });
  });
}

/** Where the drops must end, so that the first line has air above it. */
function titleTop({ lines, size }: FittedTitle): number {
  return lastBaseLine - lines.length * size * titleBox.lineHeight - 40;
}
