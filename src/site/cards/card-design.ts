import { brand } from '#ui/brand/brand.ts';
import { svgText } from '#ui/shapes/svg-text.ts';
import type { TypesetJob } from '#ui/typesetting/typesetter.ts';
import { writable } from '#ui/typesetting/typesetting-fonts.ts';
import { typesettingProcess } from '#ui/typesetting/typesetting-process.ts';
import type { UmbrellaAudience } from '#ui/umbrella/audiences.ts';
import { umbrella } from '#ui/umbrella/umbrella.ts';
import source from './card.typ?raw';

/** Pixels, as `card.typ` has them. */
export const cardSize = { width: 1200, height: 630 } as const;

export type CardText = {
  /** The page's path, which its umbrella is grown from. */
  path: string;
  audience: UmbrellaAudience;
  title: string;
  brand: string;
};

/** All that a card is made from. */
export function cardDesign({ path, audience, ...text }: CardText): TypesetJob {
  const { colours, mark } = brand();
  return {
    source,
    data: { title: cut(writable(text.title) ?? ''), brand: writable(text.brand) ?? '', colours },
    assets: { 'umbrella.svg': svgText(umbrella({ seed: path, audience })), 'mark.svg': mark },
  };
}

/** No visitor waits for a card. Its process ends soon after the last one. */
const drawer = typesettingProcess({ niceness: 10, maxMs: 60_000, restMs: 5000 });

export function renderCard(design: TypesetJob): Promise<Buffer> {
  return drawer.png(design);
}

export function stopDrawingCards(): Promise<void> {
  return drawer.end();
}

/** More than any card holds, however narrow the letters: nothing to measure. */
const maxSigns = 300;

function cut(title: string): string {
  return [...title].slice(0, maxSigns).join('');
}
