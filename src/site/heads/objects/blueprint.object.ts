import { mug, pencil, sheet } from '../desk.ts';
import { box, line, moved } from '../drawing-style.ts';
import { tableTop } from '../grounds.ts';
import type { HeadObject } from '../head-object.ts';

const ticks = Array.from({ length: 13 }, (_, index) => `M${20 + index * 22} 0v${index % 2 ? 12 : 20}`).join(
  '',
);

/** The plan of a house, with a ruler and a pencil across it. */
export const blueprint: HeadObject = {
  name: 'blueprint',
  family: 'liability',
  umbrella: { at: [442, 168], radius: 162 },
  shapes: [
    tableTop('marigold-soft'),
    sheet(
      [66, 128],
      -3,
      [420, 310],
      [
        line('M30 30h360v250H30Z', 'rain', 3),
        line(
          'M60 250V70h120v60M180 160v90M60 160h60M150 160h30M180 250H60M180 250h50M260 250h90V70H180',
          'white',
          5,
        ),
        line(
          'M260 250a30 30 0 0 0-30-30v30M120 160a30 30 0 0 1 30-30v30M84 104h40v-18M290 250v-80h60',
          'rain',
          3,
        ),
      ],
      'indigo',
    ),
    moved({ move: [150, 432], rotate: 5 }, [box([0, 0], [304, 44], 'marigold'), line(ticks)]),
    pencil([530, 350], 22, 'terracotta'),
    ...mug([72, 452]),
  ],
};
