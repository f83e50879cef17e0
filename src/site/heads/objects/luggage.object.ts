import { suitcase } from '../cargo.ts';
import { dots, flat, line, moved, plain } from '../drawing-style.ts';
import type { HeadObject } from '../head-object.ts';
import { hills } from '../landscapes.ts';

/** Suitcases around an umbrella, and the plane that leaves with the traveller. */
export const luggage: HeadObject = {
  name: 'luggage',
  family: 'journey',
  umbrella: { at: [734, 150], radius: 165, stick: 190, hasCrook: false },
  shapes: [
    hills(270, 'rain', 0.7),
    plain('M0 340H1440V420H0Z', 'sky'),
    line('M0 340H1440'),
    moved({ move: [930, 66], rotate: -14 }, [
      flat('M66 24L44 0h16l38 24Z', 'rain'),
      flat('M10 26L-4-10h20l24 36Z', 'terracotta'),
      flat('M2 24h108q28 0 40 14-14 16-42 16H34Q8 52 2 24Z', 'white'),
      flat('M60 42L34 82h20l46-40Z', 'indigo'),
      dots(
        [42, 58, 74, 90].map((x) => [x, 33]),
        'indigo',
        6,
      ),
    ]),
  ],
  front: [
    line('M632 226v-44q0-8 8-8h40q8 0 8 8v44'),
    ...suitcase([600, 222], [120, 128], 'terracotta', 'marigold'),
    ...suitcase([700, 266], [150, 90], 'marigold', 'terracotta'),
    ...suitcase([836, 290], [76, 68], 'leaf', 'marigold'),
    line('M622 352v6M698 352v6', 'ink', 9),
  ],
};
