import type { Point } from '#ui/shapes/path.ts';
import type { Shape } from '#ui/shapes/scene.ts';
import { disc, flat, line } from '../drawing-style.ts';
import { groundLine } from '../grounds.ts';
import type { HeadObject } from '../head-object.ts';

const wheels: Point[] = [
  [172, 352],
  [546, 352],
];

export const vintageCar: HeadObject = {
  name: 'vintage-car',
  family: 'property',
  umbrella: { at: [590, 150], radius: 165, stick: 250, tilt: 6, hasCrook: false },
  shapes: [],
  front: [
    flat('M60 330q0-50 50-56l150-14 60-86q8-12 24-12h130q16 0 20 16l22 86h40q44 0 54 40l10 46H60Z', 'leaf'),
    flat('M300 260l44-68q6-8 16-8h36v76Z', 'rain-soft'),
    flat('M416 184h44q10 0 12 10l16 66h-72Z', 'rain-soft'),
    line('M64 300H20M110 276q-12-26 8-34'),
    disc([92, 292], 20, 'marigold'),
    flat('M96 350q0-70 76-70t76 70', 'terracotta'),
    flat('M470 350q0-70 76-70t76 70', 'terracotta'),
    line('M248 346H470', 'ink', 14),
    ...wheels.flatMap(spokedWheel),
    groundLine,
  ],
};

function spokedWheel([x, y]: Point): Shape[] {
  const spokes = Array.from({ length: 12 }, (_, index) => {
    const angle = (index * Math.PI) / 6;
    return `M${x} ${y}l${(36 * Math.cos(angle)).toFixed(1)} ${(36 * Math.sin(angle)).toFixed(1)}`;
  }).join('');
  return [
    disc([x, y], 56, 'ink'),
    disc([x, y], 38, 'white'),
    line(spokes, 'ink', 2.5),
    disc([x, y], 10, 'marigold'),
  ];
}
