import type { Scene, Shape } from '#ui/shapes/scene.ts';
import { umbrella } from '#ui/umbrella/umbrella.ts';
import type { PageLookUps } from '../document/page-data.ts';

/** `page` is a page's key. */
type Passer = { page: string; at: readonly [number, number]; radius: number };

/** A street in the rain, seen from a roof: anyone who passes carries the umbrella of one of our pages. */
const passers: readonly Passer[] = [
  { page: 'cruise', at: [318, 62], radius: 40 },
  { page: 'corporate-insurance', at: [132, 168], radius: 104 },
  { page: 'posp-agent', at: [462, 138], radius: 92 },
  { page: 'ivf', at: [72, 322], radius: 46 },
  { page: 'homepage', at: [308, 264], radius: 148 },
  { page: 'group-medical-cover', at: [534, 286], radius: 66 },
  { page: 'personal-insurance', at: [168, 446], radius: 112 },
  { page: 'innovative-products', at: [432, 444], radius: 100 },
  { page: 'about-us', at: [548, 400], radius: 34 },
  { page: 'posp-faq', at: [302, 540], radius: 44 },
  { page: 'cyber-insurance', at: [62, 548], radius: 40 },
];

/** Left and top of each drop, where no umbrella is. */
const drops: readonly (readonly [number, number])[] = [
  [40, 60],
  [96, 28],
  [232, 44],
  [392, 26],
  [560, 44],
  [580, 178],
  [18, 236],
  [236, 116],
  [586, 340],
  [18, 420],
  [540, 520],
  [392, 576],
  [196, 580],
  [474, 566],
  [600, 450],
];

/** The same people on a narrow screen: a row that fits whole. */
const row: readonly Passer[] = [
  { page: 'corporate-insurance', at: [62, 62], radius: 56 },
  { page: 'posp-agent', at: [326, 58], radius: 50 },
  { page: 'homepage', at: [196, 96], radius: 86 },
  { page: 'personal-insurance', at: [96, 144], radius: 42 },
  { page: 'innovative-products', at: [302, 140], radius: 46 },
];

export function streetRow({ pageWithKey }: Pick<PageLookUps, 'pageWithKey'>): Scene {
  return { viewBox: [0, 0, 390, 192], shapes: row.map((each) => passer(each, pageWithKey)) };
}

export function street({ pageWithKey }: Pick<PageLookUps, 'pageWithKey'>): Scene {
  return { viewBox: [0, 0, 610, 600], shapes: [rain(), ...passers.map((each) => passer(each, pageWithKey))] };
}

function passer({ page, at, radius }: Passer, pageWithKey: PageLookUps['pageWithKey']): Shape {
  const { picture = page, audience = 'everyone' } = pageWithKey(page) ?? {};
  const { shapes } = umbrella({ seed: picture, audience });
  return { kind: 'group', transform: { move: at, scale: radius / 100 }, shapes };
}

function rain(): Shape {
  const d = drops.map(([x, y]) => `M${x} ${y}l-5 20`).join('');
  return { kind: 'path', d, stroke: 'indigo', strokeWidth: 2.4, strokeEnds: 'round', opacity: 0.35 };
}
