import { box, flat, line } from '../drawing-style.ts';
import { cup, pottedPlant } from '../furniture.ts';
import { floor } from '../grounds.ts';
import type { HeadObject } from '../head-object.ts';
import { head, standing } from '../people.ts';

/** An expecting mother in an armchair, and a friend who brings tea. */
export const expecting: HeadObject = {
  name: 'expecting',
  family: 'people',
  umbrella: { at: [310, 190], radius: 270, stick: 264 },
  shapes: [
    floor,
    ...pottedPlant([66, 470]),
    flat('M104 440V300q0-34 34-34h96q34 0 34 34v140Z', 'indigo'),
    flat('M142 430q-6-106 44-106t44 106Z', 'terracotta'),
    head({ at: [186, 300], skin: 'skin', hair: 'bob' }),
    flat('M150 410h72q14 0 14 14v46h-28v-30h-44v30h-28v-46q0-14 14-14Z', 'marigold'),
    flat('M150 396q0-36 36-36t36 36-36 32-36-32Z', 'terracotta'),
    line('M146 380q20 26 46 16M228 376q-4 20-22 26'),
    box([84, 376], [46, 82], 'indigo', 16),
    box([242, 376], [46, 82], 'indigo', 16),
    line('M100 458v12M272 458v12', 'ink', 8),
    ...standing({
      at: [462, 470],
      clothes: 'leaf',
      legs: 'ink',
      skin: 'skin-deep',
      hair: 'bun',
      height: 186,
    }),
    line('M434 330q-36 44-60 14', 'ink', 15),
    line('M434 330q-36 44-60 14', 'leaf', 8),
    ...cup([370, 340], 'white'),
  ],
};
