import { box, flat, line, wheel } from '../drawing-style.ts';
import { groundLine } from '../grounds.ts';
import type { HeadObject } from '../head-object.ts';

/** A family car in front of a planted umbrella. */
export const car: HeadObject = {
  name: 'car',
  family: 'property',
  umbrella: { at: [366, 164], radius: 196, stick: 130, tilt: 3 },
  shapes: [groundLine],
  front: [
    flat(
      'M92 344v-40q0-24 24-30l58-14 64-58q16-14 36-14h146q22 0 38 14l68 60 88 16q32 6 36 38v18q0 14-14 14H106q-14 0-14-4Z',
      'terracotta',
    ),
    flat('M212 262l48-44q8-8 20-8h62v52Z', 'rain-soft'),
    flat('M362 262v-52h58q12 0 22 8l52 44Z', 'rain-soft'),
    line('M352 212v124M372 286h26M232 286h26'),
    flat('M606 284h36q6 10 6 24h-30q-12-6-12-24Z', 'marigold'),
    box([92, 286], [20, 26], 'marigold', 4),
    box([80, 334], [580, 16], 'ink', 8),
    ...[206, 532].flatMap((x) => [
      flat(`M${x - 62} 350q0-62 62-62t62 62Z`, 'terracotta'),
      ...wheel([x, 354], 51),
    ]),
  ],
};
