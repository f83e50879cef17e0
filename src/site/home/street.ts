import type { Scene, Shape } from '#ui/shapes/scene.ts';
import { umbrella } from '#ui/umbrella/umbrella.ts';
import { audienceOfPath } from '../pictures/audience-of-path.ts';

type Passer = { path: string; at: readonly [number, number]; radius: number };

/** A street in the rain, seen from a roof: whoever passes carries the umbrella of one of our pages. */
const passers: readonly Passer[] = [
  { path: '/cruise', at: [318, 62], radius: 40 },
  { path: '/corporate-insurance', at: [132, 168], radius: 104 },
  { path: '/posp-agent', at: [462, 138], radius: 92 },
  { path: '/ivf', at: [72, 322], radius: 46 },
  { path: '/', at: [308, 264], radius: 148 },
  { path: '/group-medical-cover', at: [534, 286], radius: 66 },
  { path: '/personal-insurance', at: [168, 446], radius: 112 },
  { path: '/innovative-products', at: [432, 444], radius: 100 },
  { path: '/about-us', at: [548, 400], radius: 34 },
  { path: '/posp-faq', at: [302, 540], radius: 44 },
  { path: '/cyber-insurance', at: [62, 548], radius: 40 },
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
  { path: '/corporate-insurance', at: [62, 62], radius: 56 },
  { path: '/posp-agent', at: [326, 58], radius: 50 },
  { path: '/', at: [196, 96], radius: 86 },
  { path: '/personal-insurance', at: [96, 144], radius: 42 },
  { path: '/innovative-products', at: [302, 140], radius: 46 },
];

export function streetRow(): Scene {
  return { viewBox: [0, 0, 390, 192], shapes: row.map(passer) };
}

export function street(): Scene {
  return { viewBox: [0, 0, 610, 600], shapes: [rain(), ...passers.map(passer)] };
}

function passer({ path, at, radius }: Passer): Shape {
  const { shapes } = umbrella({ seed: path, audience: audienceOfPath(path) });
  return { kind: 'group', transform: { move: at, scale: radius / 100 }, shapes };
}

function rain(): Shape {
  const d = drops.map(([x, y]) => `M${x} ${y}l-5 20`).join('');
  return { kind: 'path', d, stroke: 'indigo', strokeWidth: 2.4, strokeEnds: 'round', opacity: 0.35 };
}
