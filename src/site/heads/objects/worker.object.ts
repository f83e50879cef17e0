import { box, disc, dots, flat, line } from '../drawing-style.ts';
import { floor } from '../grounds.ts';
import type { HeadObject } from '../head-object.ts';
import { gear } from '../machines.ts';
import { standing } from '../people.ts';

/** A worker with a helmet and a spanner at a machine. */
export const worker: HeadObject = {
  name: 'worker',
  family: 'people',
  umbrella: { at: [310, 190], radius: 270, stick: 264 },
  shapes: [
    floor,
    box([84, 330], [190, 140], 'rain', 8),
    box([104, 276], [96, 54], 'terracotta', 6),
    line('M130 276v-24h40v24'),
    ...gear([140, 396], 44, 10, 'marigold'),
    disc([226, 370], 22, 'white'),
    line('M226 370l10-12'),
    dots(
      [
        [210, 420],
        [228, 420],
        [246, 420],
      ],
      'indigo',
      11,
    ),
    box([70, 456], [218, 14], 'ink', 4),
    ...standing({
      at: [434, 470],
      clothes: 'marigold',
      legs: 'indigo',
      skin: 'skin-deep',
      hair: 'helmet',
      hairColour: 'terracotta',
      height: 200,
    }),
    line('M406 300v100M462 300v100M402 360h64', 'white', 7),
    line('M468 330q44 30 48-30', 'ink', 15),
    line('M468 330q44 30 48-30', 'marigold', 8),
    flat('M508 306l2-46q-18-14-8-34l10 16 14-2 2-18q20 14 4 38l-4 46Z', 'line-strong'),
  ],
};
