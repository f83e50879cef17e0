import { box, disc, each, flat, line } from '../drawing-style.ts';
import { groundLine } from '../grounds.ts';
import type { HeadObject } from '../head-object.ts';

/** An excavator with its umbrella behind the cab, as on a tractor. */
export const excavator: HeadObject = {
  name: 'excavator',
  family: 'property',
  umbrella: { at: [322, 152], radius: 182, stick: 150, tilt: 4, hasCrook: false },
  shapes: [],
  front: [
    flat('M560 408q20-66 76-66t92 66Z', 'marigold-soft'),
    line('M404 300L486 202L566 282', 'ink', 30),
    line('M404 300L486 202L566 282', 'marigold', 22),
    disc([486, 202], 8, 'white'),
    flat('M540 272h54l8 30q2 44-36 56l-40-8q26-28 14-78Z', 'ink'),
    flat('M190 338v-62q0-12 12-12h128v-46q0-12 12-12h50q10 0 12 10l16 122Z', 'marigold'),
    flat('M348 224h34q6 0 7 6l6 52h-47Z', 'rain-soft'),
    box([180, 262], [30, 78], 'terracotta', 8),
    line('M232 284h70M232 300h70M232 316h70'),
    box([180, 344], [244, 62], 'ink', 31),
    ...each(
      [212, 257, 302, 347, 392].map((x) => [x, 375]),
      (at) => disc(at, 15, 'line-strong'),
    ),
    groundLine,
  ],
};
