import { box, disc, flat, line, wheel } from '../drawing-style.ts';
import { groundLine } from '../grounds.ts';
import type { HeadObject } from '../head-object.ts';

/** A scooter on its way to deliver something, its umbrella behind the seat. */
export const scooter: HeadObject = {
  name: 'scooter',
  family: 'property',
  umbrella: { at: [322, 150], radius: 180, stick: 110, hasCrook: false },
  shapes: [groundLine],
  front: [
    line('M486 230L536 362', 'ink', 12),
    ...wheel([236, 358], 48),
    ...wheel([536, 358], 48),
    flat('M472 342q4-56 62-56t66 52l-20 4q-8-26-46-26t-46 30Z', 'terracotta'),
    flat(
      'M162 340q-2-80 78-84h92q26 0 30 30l8 56h66l42-130q4-12 16-12h8q10 0 8 12l-40 138q-6 18-26 18H182q-20 0-20-28Z',
      'terracotta',
    ),
    flat('M200 332q0-44 48-44h58q16 0 18 18l4 26Z', 'marigold'),
    flat('M222 256q-2-24 20-24h92q26 0 32 24Z', 'ink'),
    line('M152 250h70'),
    box([146, 178], [82, 70], 'marigold-soft', 6),
    line('M146 200h82M187 200v14'),
    disc([508, 200], 18, 'marigold'),
    line('M490 188l-34-8', 'ink', 9),
    line('M480 184l-6-12'),
    disc([470, 168], 9, 'white'),
  ],
};
