import { box, disc, dots, flat, line } from '../drawing-style.ts';
import { bench } from '../furniture.ts';
import { floor } from '../grounds.ts';
import type { HeadObject } from '../head-object.ts';
import { bust } from '../people.ts';

/** A microscope and a dish on a bench, and the doctor who works there. */
export const laboratory: HeadObject = {
  name: 'laboratory',
  family: 'people',
  umbrella: { at: [310, 190], radius: 270, stick: 280, hasCrook: false },
  shapes: [
    floor,
    ...bust({ at: [444, 400], clothes: 'white', skin: 'skin', hair: 'bun', height: 106 }),
    flat('M424 300l20 38 20-38q-20-10-40 0Z', 'indigo'),
    line('M420 306q-6 50 14 56M468 306q6 40-4 60', 'ink'),
    disc([463, 370], 6, 'marigold'),
  ],
  front: [
    ...bench([64, 396], 492, 'white'),
    line('M160 384q56-4 56-58t-46-56', 'ink', 15),
    line('M160 384q56-4 56-58t-46-56', 'indigo', 8),
    box([108, 380], [112, 16], 'indigo', 6),
    box([112, 346], [72, 9], 'white'),
    flat('M138 240l30-12 34 84-30 12Z', 'terracotta'),
    flat('M142 230l24-10-8-20-24 10Z', 'white'),
    flat('M178 324l18-7 8 20-18 7Z', 'white'),
    flat('M244 396q-8 0-8-14h88q0 14-8 14Z', 'rose-soft'),
    dots(
      [
        [266, 388],
        [292, 388],
      ],
      'terracotta',
      8,
    ),
    flat('M520 396h-44q-8 0-4-10l18-36v-26h16v26l18 36q4 10-4 10Z', 'rain-soft'),
    flat('M480 380h36l6 12q0 4-4 4h-40q-4 0-4-4Z', 'marigold'),
    line('M484 324h28'),
    box([288, 462], [44, 12], 'ink', 6),
  ],
};
