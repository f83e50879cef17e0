import { box, flat, line } from '../drawing-style.ts';
import { bench, cup } from '../furniture.ts';
import { floor } from '../grounds.ts';
import type { HeadObject } from '../head-object.ts';
import { bust } from '../people.ts';

/** Three colleagues around a table with a laptop, under a parasol. */
export const team: HeadObject = {
  name: 'team',
  family: 'people',
  umbrella: { at: [310, 190], radius: 270, stick: 280, hasCrook: false },
  shapes: [
    floor,
    ...bust({ at: [130, 400], clothes: 'terracotta', skin: 'skin', hair: 'bob', height: 90 }),
    ...bust({
      at: [236, 400],
      clothes: 'marigold',
      skin: 'skin-deep',
      hair: 'turban',
      hairColour: 'indigo',
      height: 104,
    }),
    ...bust({ at: [462, 400], clothes: 'leaf', skin: 'skin', hair: 'short', height: 98 }),
  ],
  front: [
    ...bench([64, 396], 492),
    flat('M416 396l-14-64q-2-8 6-8h108q8 0 6 8l-14 64Z', 'white'),
    line('M400 396h124'),
    line('M462 356v10', 'terracotta', 9),
    ...cup([352, 396], 'terracotta'),
    flat('M96 396l12-10h84l-6 10Z', 'white'),
    box([288, 462], [44, 12], 'ink', 6),
  ],
};
